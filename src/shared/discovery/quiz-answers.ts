import * as v from 'valibot';
import {
  ACTIVITIES,
  quizAnswerSchemas,
  STATEMENTS,
  type Activity,
  type QuizBody,
  type Rating,
  type Statement,
} from '@/api/discovery/contract';

/** `null` or empty if not answered. */
export type QuizAnswers = {
  statements: NonNullable<QuizBody['statements']>;
  environment: NonNullable<QuizBody['environment']> | null;
  mbti: NonNullable<QuizBody['mbti']> | null;
  activities: NonNullable<QuizBody['activities']>;
};

export const NO_QUIZ_ANSWERS: QuizAnswers = {
  statements: [],
  environment: null,
  mbti: null,
  activities: [],
};

/** The questions in order; `step` of the store counts them from 0 (R24). */
export const QUIZ_STEPS = ['statements', 'environment', 'mbti', 'activities'] as const;
export type QuizStep = (typeof QUIZ_STEPS)[number];

/** The screen before the cards of the activities, with the MBTI type folded, and the cards (R24). */
export const COVER_STEP = 2;
export const DECK_STEP = 3;

export function isQuizAnswered(answers: QuizAnswers, question: QuizStep): boolean {
  const answer = answers[question];
  return Array.isArray(answer) ? answer.length > 0 : answer !== null;
}

export function ratingOf(answers: QuizAnswers, activity: Activity): Rating | null {
  return answers.activities.find(({ id }) => id === activity)?.rating ?? null;
}

/** `null` removes the rating. */
export function setActivityRating(answers: QuizAnswers, activity: Activity, rating: Rating | null) {
  const others = answers.activities.filter(({ id }) => id !== activity);
  return {
    ...answers,
    activities: rating ? [...others, { id: activity, rating }] : others,
  };
}

export function toggleStatement(answers: QuizAnswers, statement: Statement): QuizAnswers {
  const statements = answers.statements.includes(statement)
    ? answers.statements.filter((one) => one !== statement)
    : [...answers.statements, statement];
  return { ...answers, statements };
}

/** In a fixed order, so that equal answers make equal requests. */
export function toQuizBody(answers: QuizAnswers): QuizBody {
  const { environment, mbti } = answers;
  const activities = ACTIVITIES.flatMap((id) => {
    const rating = ratingOf(answers, id);
    return rating ? [{ id, rating }] : [];
  });
  return {
    statements: STATEMENTS.filter((statement) => answers.statements.includes(statement)),
    ...(environment && { environment }),
    ...(mbti && { mbti }),
    ...(activities.length > 0 && { activities }),
  };
}

/** Reads untrusted answers: keeps the valid ones. Never throws. */
export function readQuizAnswers(raw: unknown): QuizAnswers {
  const entries =
    typeof raw === 'object' && raw !== null ? new Map(Object.entries(raw)) : new Map();
  const read = <S extends v.GenericSchema, F>(schema: S, name: QuizStep, fallback: F) => {
    const parsed = v.safeParse(schema, entries.get(name));
    return parsed.success ? parsed.output : fallback;
  };
  const byId = new Map(
    read(quizAnswerSchemas.activities, 'activities', []).map((item) => [item.id, item]),
  );
  return {
    statements: [...new Set(read(quizAnswerSchemas.statements, 'statements', []))],
    environment: read(quizAnswerSchemas.environment, 'environment', null),
    mbti: read(quizAnswerSchemas.mbti, 'mbti', null),
    activities: [...byId.values()],
  };
}
