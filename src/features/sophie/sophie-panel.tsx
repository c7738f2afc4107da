import { SavedProvider } from '@/shared/saved/saved-provider';
import { SophieChat, type SophieChatProps } from '@/features/sophie/chat/sophie-chat';

/** The conversation, for its page and for the chat overlay. Needs the messages `sophie`, `results` and `saved`. */
export function SophiePanel(props: SophieChatProps) {
  return (
    <SavedProvider>
      <SophieChat {...props} />
    </SavedProvider>
  );
}
