import type { Id } from '@/api/http/schemas';
import { isId } from '@/shared/search-params/param-codecs';
import { readAnswers, type Answers } from './answers';

/** A link contains ids, and the budget if the person ticked it (`budgetSearch`); never grades, scores or a name (R21). */
export type SharedAnswers = Pick<Answers, 'countryIds' | 'parentId' | 'titleIds'>;

/** Scores that a link of the app hands over in the state of the history entry, so that no URL has them (R21). */
export type LinkScores = Partial<Pick<Answers, 'average' | 'ielts' | 'sat'>>;

const PARAMS = { countries: 'countries', field: 'field', majors: 'majors' } as const;
const MAX_IDS = 200;

/** Ids are text in a link; a number is converted back, to be equal to the server's id. */
function readId(text: string): Id {
  const number = Number(text);
  return String(number) === text && Number.isSafeInteger(number) ? number : text;
}

function readIds(raw: string | null): Id[] {
  const texts = (raw ?? '').split(',').filter(isId);
  return [...new Set(texts)].slice(0, MAX_IDS).map(readId);
}

/** The query of a link to these answers; `null` if there is nothing to share. */
export function shareSearch(answers: SharedAnswers): Record<string, string> | null {
  const { countryIds, parentId, titleIds } = answers;
  if (countryIds.length === 0 && parentId === null && titleIds.length === 0) return null;
  return {
    [PARAMS.countries]: countryIds.join(','),
    [PARAMS.field]: parentId === null ? '' : String(parentId),
    [PARAMS.majors]: titleIds.join(','),
  };
}

/** Reads the answers of any query; `null` for none. */
export function readSharedAnswers(search: URLSearchParams): SharedAnswers | null {
  const shared = {
    countryIds: readIds(search.get(PARAMS.countries)),
    parentId: readIds(search.get(PARAMS.field))[0] ?? null,
    titleIds: readIds(search.get(PARAMS.majors)),
  };
  return shareSearch(shared) ? shared : null;
}

/** Reads the scores of any history state; `null` for none. */
export function readLinkScores(state: unknown): LinkScores | null {
  if (typeof state !== 'object' || state === null || !('scores' in state)) return null;
  const { average, ielts, sat } = readAnswers(state.scores).answers;
  if (average === null && ielts === null && sat === null) return null;
  return {
    ...(average !== null && { average }),
    ...(ielts !== null && { ielts }),
    ...(sat !== null && { sat }),
  };
}

/** The query without the shared answers. */
export function withoutSharedAnswers(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  for (const name of Object.values(PARAMS)) rest.delete(name);
  return rest;
}
