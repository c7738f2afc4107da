import { budgetNumber } from './budget';

type Id = string | number;

/** A visitor's answers, as they are stored on the device. `null` and an empty list mean no answer. */
export type AnswerValues = {
  countryIds: readonly Id[];
  classGradeId: Id | null;
  /** As the server writes it, in US dollars a year. */
  budget: { min: Id; max: Id | null } | null;
  parentId: Id | null;
  titleIds: readonly Id[];
  average: number | null;
  ielts: number | null;
  sat: number | null;
};

/** In a fixed order, so that equal answers make equal requests. */
function inOrder(chosen: readonly Id[]): Id[] {
  return [...chosen].sort((a, b) => String(a).localeCompare(String(b), 'en', { numeric: true }));
}

/** Answers in the names of the API. */
export function answersBody({
  countryIds = [],
  classGradeId = null,
  budget = null,
  parentId = null,
  titleIds = [],
  average = null,
  ielts = null,
  sat = null,
}: Partial<AnswerValues>) {
  const max = budgetNumber(budget?.max);
  return {
    ...(countryIds.length > 0 && { country_ids: inOrder(countryIds) }),
    ...(classGradeId !== null && { class_grade_id: classGradeId }),
    ...(budget && {
      budget_min: budgetNumber(budget.min) ?? 0,
      ...(max !== null && { budget_max: max }),
    }),
    ...(parentId !== null && { program_title_parent_id: parentId }),
    ...(titleIds.length > 0 && { program_title_ids: inOrder(titleIds) }),
    ...(average !== null && { average }),
    ...(ielts !== null && { ielts }),
    ...(sat !== null && { sat }),
  };
}
