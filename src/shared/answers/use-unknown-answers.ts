import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  classGradesQuery,
  countriesQuery,
  programTitlesQuery,
  superMetaCategoriesQuery,
} from '@/api/journey/queries';
import type { Id } from '@/api/http/schemas';
import { useLanguage } from '@/i18n/use-locale';
import { isAnswered, toSelections, type Answers } from './answers';
import { useSelections } from './answers-store';
import { idsOf } from './use-options';

/** An id as the server writes it: a link carries its text alone (R18). */
function sameId(id: Id, offered: readonly Id[]): Id | undefined {
  return offered.find((other) => String(other) === String(id));
}

/**
 * Lets go of a visitor's answers that no option stands for, as from a link to unknown ids, and has the
 * page say so; the rest stays (R21). An option list that did not load judges nothing.
 */
export function useUnknownAnswers(answers: Answers, enabled: boolean): void {
  const language = useLanguage();
  const drop = useSelections((state) => state.drop);
  const answer = useSelections((state) => state.answer);
  const ask = (name: 'classGradeId' | 'countryIds' | 'parentId' | 'titleIds') => ({
    enabled: enabled && isAnswered(answers, name),
  });
  const [grades, countries, fields, titles] = useQueries({
    queries: [
      { ...classGradesQuery(language), ...ask('classGradeId') },
      { ...countriesQuery(language, toSelections(answers, 'countryIds')), ...ask('countryIds') },
      {
        ...superMetaCategoriesQuery(language, toSelections(answers, 'parentId')),
        ...ask('parentId'),
      },
      { ...programTitlesQuery(language), ...ask('titleIds') },
    ],
  });
  const lost: Partial<Answers> = {};
  const meant: Partial<Answers> = {};
  const judge = (name: 'classGradeId' | 'parentId', offered: readonly Id[] | undefined) => {
    const id = answers[name];
    if (id === null || !offered) return;
    const found = sameId(id, offered);
    if (found === undefined) lost[name] = null;
    else if (found !== id) meant[name] = found;
  };
  const judgeAll = (name: 'countryIds' | 'titleIds', offered: readonly Id[] | undefined) => {
    const ids = answers[name];
    if (!offered) return;
    const found = ids.flatMap((id) => sameId(id, offered) ?? []);
    if (found.length < ids.length) lost[name] = found;
    else if (found.some((id, at) => id !== ids[at])) meant[name] = found;
  };
  judge(
    'classGradeId',
    grades.data?.map(({ id }) => id),
  );
  judgeAll(
    'countryIds',
    countries.data?.flatMap(({ country_ids: ids }) => idsOf(ids)),
  );
  judge(
    'parentId',
    fields.data?.map(({ id }) => id),
  );
  judgeAll(
    'titleIds',
    titles.data?.map(({ id }) => id),
  );
  // The answer of the server decides, and it comes by itself: no event to hang this on.
  useEffect(() => {
    if (!enabled) return;
    if (Object.keys(meant).length > 0) answer(meant);
    if (Object.keys(lost).length > 0) drop(lost);
  });
}
