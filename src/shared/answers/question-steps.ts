import { isAnswered, type AnswerName, type Answers } from './answers';

/** The five questions, in order. */
export const QUESTION_STEPS = ['countries', 'grade', 'budget', 'field', 'majors'] as const;

export type QuestionStep = (typeof QUESTION_STEPS)[number];

const answerNames: Record<QuestionStep, AnswerName> = {
  grade: 'classGradeId',
  countries: 'countryIds',
  budget: 'budget',
  field: 'parentId',
  majors: 'titleIds',
};

export function answerOf(step: QuestionStep): AnswerName {
  return answerNames[step];
}

/** The question that a URL names; `null` for anything else. */
export function readStep(raw: string | null): QuestionStep | null {
  return QUESTION_STEPS.find((step) => step === raw) ?? null;
}

export function stepAfter(step: QuestionStep): QuestionStep | null {
  return QUESTION_STEPS[QUESTION_STEPS.indexOf(step) + 1] ?? null;
}

export function stepBefore(step: QuestionStep): QuestionStep | null {
  return QUESTION_STEPS[QUESTION_STEPS.indexOf(step) - 1] ?? null;
}

/** The first question without an answer; `null` if all have one. */
export function firstOpenStep(answers: Answers): QuestionStep | null {
  return QUESTION_STEPS.find((step) => !isAnswered(answers, answerNames[step])) ?? null;
}

/**
 * The question to resume at: the one after the last answer. An unanswered question before it was skipped, which means any.
 * Without countries it is the first one: the field alone may come from the page of majors.
 */
export function resumeStep(answers: Answers): QuestionStep {
  const given = QUESTION_STEPS.map((step) => isAnswered(answers, answerNames[step]));
  return given[0] ? (QUESTION_STEPS[given.lastIndexOf(true) + 1] ?? 'majors') : 'countries';
}
