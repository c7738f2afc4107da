import { useDiscovery } from '@/shared/discovery/discovery-store';
import { openPanel } from '@/shared/panel/panel-store';
import { setDraft } from '@/features/sophie/chat/conversation';
import { useChatDraft } from '@/features/sophie/chat/draft-store';

/** Opens the chat with a question in its field, after what is typed there; it is not sent. */
export function askInChat(question: string): void {
  const { draft } = useChatDraft.getState();
  const typed = draft.trim();
  setDraft(typed === '' || typed === question.trim() ? question : `${draft}\n${question}`);
  // The panel may have been on the quiz.
  useDiscovery.getState().setTab('chat');
  openPanel('chat');
}
