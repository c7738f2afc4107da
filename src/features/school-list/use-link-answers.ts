import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { Id } from '@/api/http/schemas';
import { useSignedIn } from '@/api/http/use-session';
import { answerCount, type AnswerName, type Answers } from '@/shared/answers/answers';
import { readLinkScores, readSharedAnswers, type SharedAnswers } from '@/shared/answers/share-link';
import { useCheckedAnswers, type CheckedAnswers } from '@/shared/answers/use-drop-unknown-answers';
import { budgetSearch, useSharedBudget } from './share-budget';

type LinkAnswers = {
  /** The answers of the link that can be used; `null` without a link. */
  shared: Partial<Answers> | null;
  /** Its answers that have unknown values. */
  unknown: AnswerName[];
  /** All of them are usable, and those that the person has. */
  isSame: boolean;
  /** The link was pressed in the app; its other links keep the answers in the address. */
  isOwn: boolean;
  /** The options are loading. */
  loading: boolean;
};

/** Equal for equal answers: in any order, ids as numbers or as text. */
function fingerprint({ countryIds, parentId, titleIds, budget, average, ielts, sat }: Answers) {
  const sorted = (ids: readonly Id[]) => ids.map(String).sort();
  const field = parentId === null ? null : String(parentId);
  const money = budgetSearch(budget);
  return JSON.stringify([sorted(countryIds), field, sorted(titleIds), money, average, ielts, sat]);
}

/** Whether what the address shares came by a press in the app. A later press on the same page says nothing about it. */
function useIsOwn(link: string): boolean {
  const isPush = useNavigationType() === NavigationType.Push;
  const [origin, setOrigin] = useState({ link, isOwn: isPush });
  if (origin.link === link) return origin.isOwn;
  setOrigin({ link, isOwn: isPush });
  return isPush;
}

/** The known ids of a link. Where it has none, the person's own stay. */
function knownIds(ids: SharedAnswers, { unknown, corrected }: CheckedAnswers): Partial<Answers> {
  const { countryIds, parentId, titleIds } = { ...ids, ...corrected, ...unknown };
  return {
    ...(countryIds.length > 0 && { countryIds }),
    // Majors belong to their field: both are used, or neither.
    ...((parentId !== null || titleIds.length > 0) && { parentId, titleIds }),
  };
}

/**
 * The answers of a link (R21). They are checked before they replace any. Those that a visitor without answers gets at once
 * are checked once they are stored (`useDropUnknownAnswers`), so that the page needn't wait.
 */
export function useLinkAnswers(search: URLSearchParams, answers: Answers): LinkAnswers {
  const signedIn = useSignedIn();
  const { state } = useLocation();
  const [ids, scores] = [readSharedAnswers(search), readLinkScores(state)];
  const given = { ...answers, ...ids };
  const mayReplace = signedIn || answerCount(answers) > 0;
  const checked = useCheckedAnswers(given, mayReplace && ids !== null);
  const { budget, isUnknown, loading } = useSharedBudget(search, given);
  const names = ['countryIds', 'parentId', 'titleIds'] as const;
  const unknownIds = names.filter((name) => name in checked.unknown);
  const unknown: AnswerName[] = isUnknown ? [...unknownIds, 'budget'] : unknownIds;
  const isGiven = ids !== null || scores !== null || budget !== null || isUnknown;
  const shared = isGiven
    ? { ...(ids && knownIds(ids, checked)), ...scores, ...(budget && { budget }) }
    : null;
  return {
    shared,
    isSame: unknown.length === 0 && fingerprint({ ...answers, ...shared }) === fingerprint(answers),
    isOwn: useIsOwn(JSON.stringify([ids, search.get('budget'), scores])),
    unknown,
    loading: checked.loading || loading,
  };
}
