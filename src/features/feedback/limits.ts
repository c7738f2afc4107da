import { countCharacters, countWords } from '@/lib/count-text';
import type { FeedbackDraft } from './workspace';

export const MIN_WORDS = 20;
/** Limits of the API. */
export const MAX_DRAFT_CHARACTERS = 20_000;
const MAX_PROMPT_CHARACTERS = 2000;

/** Why feedback on a draft cannot be requested. */
export type Obstacle = 'empty' | 'tooShort' | 'tooLong' | 'limit' | 'prompt';

/** Parses a word limit: `null` if empty, `undefined` if invalid. */
export function parseLimit(raw: string): number | null | undefined {
  const text = raw.trim().replace(/[\s.,](?=\d{3}$)/, '');
  if (text === '') return null;
  const limit = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return limit >= 1 && limit <= 10_000 ? limit : undefined;
}

export function obstacleOf(draft: FeedbackDraft): Obstacle | null {
  if (parseLimit(draft.limit) === undefined) return 'limit';
  if (countCharacters(draft.prompt) > MAX_PROMPT_CHARACTERS) return 'prompt';
  if (countCharacters(draft.text) > MAX_DRAFT_CHARACTERS) return 'tooLong';
  const words = countWords(draft.text);
  if (words === 0) return 'empty';
  return words < MIN_WORDS ? 'tooShort' : null;
}
