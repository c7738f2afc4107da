import { ProgramActionsContext } from '@/shared/program/program-actions';
import { SaveButton, SaveToggle } from '@/shared/saved/save-toggle';
import { SavedProvider } from '@/shared/saved/saved-provider';
import { SophieChat, type SophieChatProps } from '@/features/sophie/chat/sophie-chat';

const actions = { Toggle: SaveToggle, Button: SaveButton };

/** The conversation, for its page and for the chat overlay. Needs the messages `sophie`, `results` and `saved`. */
export function SophiePanel(props: SophieChatProps) {
  return (
    <SavedProvider>
      <ProgramActionsContext value={actions}>
        <SophieChat {...props} />
      </ProgramActionsContext>
    </SavedProvider>
  );
}
