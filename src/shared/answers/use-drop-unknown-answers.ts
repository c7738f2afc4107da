import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  classGradesQuery,
  countriesQuery,
  programTitlesQuery,
  superMetaCategoriesQuery,
} from '@/api/journey/queries';
import { sameId, type Id } from '@/api/http/schemas';
import { useLanguage } from '@/i18n/use-locale';
import { isAnswered, NO_ANSWERS, toAnswersBody, type Answers } from './answers';
import { useAnswersStore } from './answers-store';
import { idsOf } from './use-options';

/** The id in the type that the server uses: a link only has its text (R18). */
function offeredId(id: Id, offered: readonly Id[]): Id | undefined {
  return offered.find((other) => sameId(other, id));
}

type CheckedAnswer = 'classGradeId' | 'countryIds' | 'parentId' | 'titleIds';
type OfferedIds = Record<CheckedAnswer, readonly Id[] | undefined>;

export type CheckedAnswers = {
  /** Answers without an option, reset. */
  unknown: Partial<Answers>;
  /** Answers whose id has another type than the option's. */
  corrected: Partial<Answers>;
};

function checkAnswers(answers: Answers, offered: OfferedIds): CheckedAnswers {
  const unknown: Partial<Answers> = {};
  const corrected: Partial<Answers> = {};
  for (const name of ['classGradeId', 'countryIds', 'parentId', 'titleIds'] as const) {
    const options = offered[name];
    if (!options) continue;
    if (name === 'countryIds' || name === 'titleIds') {
      const ids = answers[name];
      const found = ids.flatMap((id) => offeredId(id, options) ?? []);
      if (found.length < ids.length) unknown[name] = found;
      else if (found.some((id, at) => id !== ids[at])) corrected[name] = found;
    } else if (answers[name] !== null) {
      const found = offeredId(answers[name], options);
      if (found === undefined) unknown[name] = null;
      else if (found !== answers[name]) corrected[name] = found;
    }
  }
  return { unknown, corrected };
}

/** Compares answers with the options, if `enabled`. Answers to a question whose options did not load count as known. */
export function useCheckedAnswers(
  answers: Answers,
  enabled: boolean,
): CheckedAnswers & { loading: boolean } {
  const language = useLanguage();
  const ask = (name: CheckedAnswer) => ({
    enabled: enabled && isAnswered(answers, name),
  });
  return useQueries({
    queries: [
      { ...classGradesQuery(language), ...ask('classGradeId') },
      { ...countriesQuery(language, toAnswersBody(answers, 'countryIds')), ...ask('countryIds') },
      {
        ...superMetaCategoriesQuery(language, toAnswersBody(answers, 'parentId')),
        ...ask('parentId'),
      },
      { ...programTitlesQuery(language), ...ask('titleIds') },
    ],
    // The result is the same object until it changes.
    combine: ([grades, countries, fields, titles]) => ({
      ...checkAnswers(enabled ? answers : NO_ANSWERS, {
        classGradeId: grades.data?.map(({ id }) => id),
        countryIds: countries.data?.flatMap(({ country_ids: ids }) => idsOf(ids)),
        parentId: fields.data?.map(({ id }) => id),
        titleIds: titles.data?.map(({ id }) => id),
      }),
      loading: [grades, countries, fields, titles].some(({ isLoading }) => isLoading),
    }),
  });
}

/**
 * Drops a visitor's answers that no option has, such as those of a link to unknown ids, and lets the page say so
 * (R21). Other answers stay, and so do all answers to a question whose options did not load.
 */
export function useDropUnknownAnswers(answers: Answers, enabled: boolean): void {
  const drop = useAnswersStore((state) => state.drop);
  const answer = useAnswersStore((state) => state.answer);
  const { unknown, corrected } = useCheckedAnswers(answers, enabled);
  useEffect(() => {
    if (Object.keys(corrected).length > 0) answer(corrected);
    if (Object.keys(unknown).length > 0) drop(unknown);
  }, [unknown, corrected, answer, drop]);
}
