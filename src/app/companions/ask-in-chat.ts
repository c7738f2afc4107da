import { useDiscovery } from '@/features/discovery/store';
import { openPanel } from '@/features/panel/panel-store';
import { type as typeQuestion } from '@/features/sophie/conversation';
import { useDraft } from '@/features/sophie/draft-store';

/** Opens the conversation with a question in its field, behind what stands there; it is still to be sent. */
export function askInChat(question: string): void {
  const { draft } = useDraft.getState();
  const typed = draft.trim();
  typeQuestion(typed === '' || typed === question.trim() ? question : `${draft}\n${question}`);
  // The quiz may have been open there last.
  useDiscovery.getState().setTab('chat');
  openPanel('chat');
}
