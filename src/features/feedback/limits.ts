import { countCharacters, countWords } from '@/lib/count-text';

/** Fewer words than these are no draft to ask about. */
export const MIN_WORDS = 20;
/** Characters that can be read at once, as the API takes them. */
export const MAX_DRAFT_CHARACTERS = 20_000;
/** Characters of a prompt, as the API takes them. */
const MAX_PROMPT_CHARACTERS = 2000;

/** What stands in the way of asking about a draft. */
export type Obstacle = 'empty' | 'tooShort' | 'tooLong' | 'limit' | 'prompt';

/** A limit of words as it was typed: `null` for none, `undefined` for what is no limit. */
export function readLimit(typed: string): number | null | undefined {
  const text = typed.replace(/[\s.,](?=\d{3}$)/, '').trim();
  if (text === '') return null;
  const limit = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return limit >= 1 && limit <= 10_000 ? limit : undefined;
}

/** What stands in the way of asking; `null` where nothing does. */
export function obstacleOf(draft: {
  text: string;
  prompt: string;
  limit: string;
}): Obstacle | null {
  if (readLimit(draft.limit) === undefined) return 'limit';
  if (countCharacters(draft.prompt) > MAX_PROMPT_CHARACTERS) return 'prompt';
  if (countCharacters(draft.text) > MAX_DRAFT_CHARACTERS) return 'tooLong';
  const words = countWords(draft.text);
  if (words === 0) return 'empty';
  return words < MIN_WORDS ? 'tooShort' : null;
}
