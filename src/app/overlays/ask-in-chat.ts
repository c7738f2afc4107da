import { useDiscovery } from '@/shared/discovery/discovery-store';
import { openPanel } from '@/shared/panel/panel-store';
import { type as typeQuestion } from '@/features/sophie/chat/conversation';
import { useChatDraft } from '@/features/sophie/chat/draft-store';

/** Opens the conversation with a question in its field, behind what stands there; it is still to be sent. */
export function askInChat(question: string): void {
  const { draft } = useChatDraft.getState();
  const typed = draft.trim();
  typeQuestion(typed === '' || typed === question.trim() ? question : `${draft}\n${question}`);
  // The quiz may have been open there last.
  useDiscovery.getState().setTab('chat');
  openPanel('chat');
}
