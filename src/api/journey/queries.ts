import { call } from '@/api/http/client';
import { staticQuery } from '@/api/http/query-client';
import {
  getClassGrades,
  getProgramTitles,
  postBudgetRange,
  postCountries,
  postSuperMetaCategories,
  type AnswersBody,
} from './contract';

// Options change with a deploy of the server, not within a visit.

export function classGradesQuery(language: string) {
  return staticQuery(['class-grades', language], (options) =>
    call(getClassGrades, { language, ...options }),
  );
}

export function countriesQuery(language: string, answers: AnswersBody) {
  return staticQuery(['countries', language, answers], (options) =>
    call(postCountries, { body: answers, language, ...options }),
  );
}

export function budgetRangesQuery(language: string, answers: AnswersBody) {
  return staticQuery(['budget-ranges', language, answers], (options) =>
    call(postBudgetRange, { body: answers, language, ...options }),
  );
}

/** Fields of study. */
export function superMetaCategoriesQuery(language: string, answers: AnswersBody) {
  return staticQuery(['super-meta-categories', language, answers], (options) =>
    call(postSuperMetaCategories, { body: answers, language, ...options }),
  );
}

export function programTitlesQuery(language: string) {
  return staticQuery(['program-titles', language], (options) =>
    call(getProgramTitles, { language, ...options }),
  );
}
