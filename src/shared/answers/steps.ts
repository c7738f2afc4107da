import { isAnswered, type AnswerName, type Answers } from './answers';

/** The five questions, in order. */
export const STEPS = ['grade', 'countries', 'budget', 'field', 'majors'] as const;

/** A question. */
export type QuestionStep = (typeof STEPS)[number];

const answerNames: Record<QuestionStep, AnswerName> = {
  grade: 'classGradeId',
  countries: 'countryIds',
  budget: 'budget',
  field: 'parentId',
  majors: 'titleIds',
};

/** The answer that a question asks for. */
export function answerOf(step: QuestionStep): AnswerName {
  return answerNames[step];
}

/** The question named in an address; `null` for anything else. */
export function readStep(raw: string | null): QuestionStep | null {
  return STEPS.find((step) => step === raw) ?? null;
}

/** The question after this one; `null` after the last. */
export function stepAfter(step: QuestionStep): QuestionStep | null {
  return STEPS[STEPS.indexOf(step) + 1] ?? null;
}

/** The question before this one; `null` before the first. */
export function stepBefore(step: QuestionStep): QuestionStep | null {
  return STEPS[STEPS.indexOf(step) - 1] ?? null;
}

/** The first question without an answer; `null` when all have one. */
export function firstOpenStep(answers: Answers): QuestionStep | null {
  return STEPS.find((step) => !isAnswered(answers, answerNames[step])) ?? null;
}
