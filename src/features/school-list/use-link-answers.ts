import { useLocation } from 'react-router';
import { useSignedIn } from '@/api/http/use-session';
import type { AnswerName, Answers } from '@/shared/answers/answers';
import {
  readLinkScores,
  readSharedAnswers,
  shareSearch,
  type SharedAnswers,
} from '@/shared/answers/share-link';
import { useCheckedAnswers, type CheckedAnswers } from '@/shared/answers/use-unknown-answers';
import { useSharedBudget } from './share-budget';

type LinkAnswers = {
  /** The answers of the link that can be used; `null` without a link. */
  shared: Partial<Answers> | null;
  /** Its answers that have unknown values. */
  unknown: AnswerName[];
  /** The options are loading. */
  loading: boolean;
};

/** The known ids of a link. An answer without any is left out, so that the student's own stays. */
function knownIds(ids: SharedAnswers, { unknown, corrected }: CheckedAnswers): Partial<Answers> {
  const known = { ...ids, ...corrected, ...unknown };
  if (!shareSearch(known)) return {};
  const { countryIds, parentId, titleIds } = known;
  const noCountry = unknown.countryIds?.length === 0;
  // Majors belong to their field: both are used, or neither.
  const noMajor =
    ('parentId' in unknown || 'titleIds' in unknown) && parentId === null && titleIds.length === 0;
  return { ...(!noCountry && { countryIds }), ...(!noMajor && { parentId, titleIds }) };
}

/**
 * The answers of a link (R21). A student's are checked before they reach the account, a visitor's once they are stored
 * (`useUnknownAnswers`), so that the page needn't wait.
 */
export function useLinkAnswers(search: URLSearchParams, answers: Answers): LinkAnswers {
  const signedIn = useSignedIn();
  const { state } = useLocation();
  const [ids, scores] = [readSharedAnswers(search), readLinkScores(state)];
  const given = { ...answers, ...ids };
  const checked = useCheckedAnswers(given, signedIn && ids !== null);
  const { budget, isUnknown, loading } = useSharedBudget(search, given);
  const names = ['countryIds', 'parentId', 'titleIds'] as const;
  const unknown = names.filter((name) => name in checked.unknown);
  const isGiven = ids !== null || scores !== null || budget !== null || isUnknown;
  return {
    shared: isGiven
      ? { ...(ids && knownIds(ids, checked)), ...scores, ...(budget && { budget }) }
      : null,
    unknown: isUnknown ? [...unknown, 'budget'] : unknown,
    loading: checked.loading || loading,
  };
}
