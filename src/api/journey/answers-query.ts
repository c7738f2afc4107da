import type { SelectionsBody } from './contract';

/** Answers as the query of a GET: lists are joined by commas. */
export function answersQuery(answers: SelectionsBody) {
  return {
    ...answers,
    country_ids: answers.country_ids?.join(','),
    program_title_ids: answers.program_title_ids?.join(','),
  };
}
