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
import { isAnswered, toAnswersBody, type Answers } from './answers';
import { useAnswersStore } from './answers-store';
import { idsOf } from './use-options';

/** The id in the type that the server uses: a link only has its text (R18). */
function sameId(id: Id, offered: readonly Id[]): Id | undefined {
  return offered.find((other) => String(other) === String(id));
}

type CheckedAnswer = 'classGradeId' | 'countryIds' | 'parentId' | 'titleIds';
type OfferedIds = Record<CheckedAnswer, readonly Id[] | undefined>;

/** Answers without an option, reset, and answers whose id has another type than the option's, corrected. */
function checkAnswers(answers: Answers, offered: OfferedIds) {
  const unknown: Partial<Answers> = {};
  const corrected: Partial<Answers> = {};
  for (const name of ['classGradeId', 'countryIds', 'parentId', 'titleIds'] as const) {
    const options = offered[name];
    if (!options) continue;
    if (name === 'countryIds' || name === 'titleIds') {
      const ids = answers[name];
      const found = ids.flatMap((id) => sameId(id, options) ?? []);
      if (found.length < ids.length) unknown[name] = found;
      else if (found.some((id, at) => id !== ids[at])) corrected[name] = found;
    } else if (answers[name] !== null) {
      const found = sameId(answers[name], options);
      if (found === undefined) unknown[name] = null;
      else if (found !== answers[name]) corrected[name] = found;
    }
  }
  return { unknown, corrected };
}

/**
 * Drops a visitor's answers that no option has, such as those of a link to unknown ids, and lets the page say so
 * (R21). Other answers stay, and so do all answers to a question whose options did not load.
 */
export function useUnknownAnswers(answers: Answers, enabled: boolean): void {
  const language = useLanguage();
  const drop = useAnswersStore((state) => state.drop);
  const answer = useAnswersStore((state) => state.answer);
  const ask = (name: CheckedAnswer) => ({
    enabled: enabled && isAnswered(answers, name),
  });
  const [grades, countries, fields, titles] = useQueries({
    queries: [
      { ...classGradesQuery(language), ...ask('classGradeId') },
      { ...countriesQuery(language, toAnswersBody(answers, 'countryIds')), ...ask('countryIds') },
      {
        ...superMetaCategoriesQuery(language, toAnswersBody(answers, 'parentId')),
        ...ask('parentId'),
      },
      { ...programTitlesQuery(language), ...ask('titleIds') },
    ],
  });
  useEffect(() => {
    if (!enabled) return;
    const { unknown, corrected } = checkAnswers(answers, {
      classGradeId: grades.data?.map(({ id }) => id),
      countryIds: countries.data?.flatMap(({ country_ids: ids }) => idsOf(ids)),
      parentId: fields.data?.map(({ id }) => id),
      titleIds: titles.data?.map(({ id }) => id),
    });
    if (Object.keys(corrected).length > 0) answer(corrected);
    if (Object.keys(unknown).length > 0) drop(unknown);
  }, [enabled, answers, grades.data, countries.data, fields.data, titles.data, answer, drop]);
}
