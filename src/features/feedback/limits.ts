import { countCharacters, countWords } from '@/lib/count-text';
import { readWordLimit } from '@/shared/forms/typed-number';
import type { FeedbackDraft } from './stored-workspace';

export const MIN_WORDS = 20;
/** Limits of the API. */
export const MAX_DRAFT_CHARACTERS = 20_000;
const MAX_PROMPT_CHARACTERS = 2000;

/** Why feedback on a draft cannot be requested. */
export type DraftProblem = 'empty' | 'tooShort' | 'tooLong' | 'limit' | 'prompt';

export function draftProblem(draft: FeedbackDraft): DraftProblem | null {
  if (readWordLimit(draft.limit) === undefined) return 'limit';
  if (countCharacters(draft.prompt) > MAX_PROMPT_CHARACTERS) return 'prompt';
  if (countCharacters(draft.text) > MAX_DRAFT_CHARACTERS) return 'tooLong';
  const words = countWords(draft.text);
  if (words === 0) return 'empty';
  return words < MIN_WORDS ? 'tooShort' : null;
}
