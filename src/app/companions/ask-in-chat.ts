import { openPanel } from '@/features/panel/panel-store';
import { type as typeQuestion } from '@/features/sophie/conversation';

/** Opens the conversation with a question in its field, which is still to be sent. */
export function askInChat(question: string): void {
  typeQuestion(question);
  openPanel('chat');
}
