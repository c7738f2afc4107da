import * as v from 'valibot';
import type { AnswersBody } from '@/api/journey/contract';
import { idSchema } from '@/api/http/schemas';
import { answersBody } from '@/lib/answers-body';
import { budgetNumber } from '@/lib/budget';
import { keysOf } from '@/lib/keys-of';

const ids = v.pipe(v.array(idSchema), v.maxLength(500));
/** An amount as the server writes it, or empty. The server would refuse anything else. */
const dollars = v.pipe(
  v.union([v.pipe(v.string(), v.maxLength(20)), v.number()]),
  v.check((raw) => raw === '' || (budgetNumber(raw) ?? -1) >= 0),
);
const range = v.pipe(
  v.object({ min: dollars, max: v.nullable(dollars) }),
  v.check(({ min, max }) => {
    const [low, high] = [budgetNumber(min), budgetNumber(max)];
    return low === null ? high !== null : high === null || high >= low;
  }),
);

/** One schema per answer, so that an invalid one does not affect the others. */
export const answerSchemas = {
  countryIds: ids,
  classGradeId: v.nullable(idSchema),
  budget: v.nullable(range),
  parentId: v.nullable(idSchema),
  titleIds: ids,
  /** Ten-point scale. */
  average: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(10))),
  ielts: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(9), v.multipleOf(0.5))),
  sat: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(1600))),
};

export type Answers = {
  [K in keyof typeof answerSchemas]: v.InferOutput<(typeof answerSchemas)[K]>;
};

export type AnswerName = keyof Answers;

export const NO_ANSWERS: Answers = {
  countryIds: [],
  classGradeId: null,
  budget: null,
  parentId: null,
  titleIds: [],
  average: null,
  ielts: null,
  sat: null,
};

/** In the order of the questions. */
export const ANSWER_NAMES = keysOf(NO_ANSWERS);

export function isAnswered(answers: Answers, name: AnswerName): boolean {
  const value = answers[name];
  return Array.isArray(value) ? value.length > 0 : value !== null;
}

export function answerCount(answers: Answers): number {
  return ANSWER_NAMES.filter((name) => isAnswered(answers, name)).length;
}

/** Reads untrusted answers: keeps the valid ones, `dropped` names the others. Never throws. */
export function readAnswers(raw: unknown): { answers: Answers; dropped: AnswerName[] } {
  const dropped: AnswerName[] = [];
  // The same object as before: hydration must not render a new visitor's page twice.
  if (typeof raw !== 'object' || raw === null) return { answers: NO_ANSWERS, dropped };
  const answers: Answers = { ...NO_ANSWERS };
  const given = new Map(Object.entries(raw));
  const read = <K extends AnswerName>(name: K) => {
    if (!given.has(name)) return;
    const parsed = v.safeParse(answerSchemas[name], given.get(name));
    if (parsed.success) answers[name] = parsed.output as Answers[K]; // the schema of that name
    else dropped.push(name);
  };
  ANSWER_NAMES.forEach(read);
  return { answers, dropped };
}

/** Answers in the names of the API; with `upTo`, only those before that one, for the options of its question. */
export function toAnswersBody(answers: Answers, upTo?: AnswerName): AnswersBody {
  if (!upTo) return answersBody(answers);
  const later = ANSWER_NAMES.slice(ANSWER_NAMES.indexOf(upTo));
  const none = later.map((name) => [name, NO_ANSWERS[name]]);
  return answersBody({ ...answers, ...Object.fromEntries(none) });
}
