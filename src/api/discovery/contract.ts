import * as v from 'valibot';
import { endpoint } from '@/api/http/endpoint';
import { rowsOf } from '@/api/http/rows';
import { dataOf, idSchema, lenient, numberSchema, optional } from '@/api/http/schemas';

/** The four statements of question 1 (spec section 2): numbers, people, physical work, communication. */
export const STATEMENTS = ['numbers', 'people', 'physical', 'words'] as const;
export type Statement = (typeof STATEMENTS)[number];

/** The four environments of question 2 (spec section 2). */
export const ENVIRONMENTS = ['quiet', 'collaborative', 'active', 'creative'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** The sixteen types of MBTI. */
export const MBTI_TYPES = [
  'ISTJ',
  'ISFJ',
  'INFJ',
  'INTJ',
  'ISTP',
  'ISFP',
  'INFP',
  'INTP',
  'ESTP',
  'ESFP',
  'ENFP',
  'ENTP',
  'ESTJ',
  'ESFJ',
  'ENFJ',
  'ENTJ',
] as const;

/** Three of each interest type; neighbors have different types. */
export const ACTIVITIES = [
  'repair',
  'experiment',
  'draw',
  'teach',
  'sell',
  'records',
  'grow',
  'puzzle',
  'perform',
  'listen',
  'organise',
  'budget',
  'build',
  'read',
  'write',
  'care',
  'debate',
  'check',
] as const;
export type Activity = (typeof ACTIVITIES)[number];

export const RATINGS = ['like', 'unsure', 'dislike'] as const;
export type Rating = (typeof RATINGS)[number];

/** The interest types of the RIASEC model. */
export const INTERESTS = ['R', 'I', 'A', 'S', 'E', 'C'] as const;
export type Interest = (typeof INTERESTS)[number];

/** One schema per answer, so that an invalid one does not affect the others. */
export const quizAnswerSchemas = {
  statements: v.array(v.picklist(STATEMENTS)),
  environment: v.picklist(ENVIRONMENTS),
  mbti: v.picklist(MBTI_TYPES),
  /** Unless it is empty, missing activities count as unsure. */
  activities: v.array(v.object({ id: v.picklist(ACTIVITIES), rating: v.picklist(RATINGS) })),
};

const quizBodySchema = v.object({
  statements: quizAnswerSchemas.statements,
  environment: optional(quizAnswerSchemas.environment),
  mbti: optional(quizAnswerSchemas.mbti),
  activities: optional(quizAnswerSchemas.activities),
});
/** Unanswered questions are left out. */
export type QuizBody = v.InferOutput<typeof quizBodySchema>;

/** The four answers; each is a summand of the result. */
export const BLOCKS = ['activities', 'statements', 'environment', 'mbti'] as const;
export type Block = (typeof BLOCKS)[number];

const perBlock = {
  activities: numberSchema,
  statements: numberSchema,
  environment: numberSchema,
  mbti: numberSchema,
};

/** The specification shows heading and summary (section 2); the page works without the other fields. */
export const quizResultSchema = v.object({
  heading: lenient(v.string()),
  summary: lenient(v.string()),
  /** Whether one group of majors is the closest, several are, or none can be named yet. */
  leaning: lenient(v.picklist(['clear', 'tie', 'none'])),
  /** Closest first. */
  majors: lenient(
    rowsOf(
      v.object({
        /** A field of study. */
        parent_id: idSchema,
        title: v.string(),
        closeness: v.picklist(['equal', 'further']),
        titles: v.array(v.object({ id: idSchema, title: v.string() })),
        program_count: lenient(numberSchema),
      }),
    ),
  ),
  /** Share of each answer in the sums, from 0 to 1; 0 without an answer. */
  weights: lenient(v.object(perBlock)),
  /** How each answer counted, from -1 to 1; the highest sum first. All or none. */
  counted: lenient(
    v.array(
      v.object({
        type: v.picklist(INTERESTS),
        label: v.string(),
        ...perBlock,
        total: numberSchema,
      }),
    ),
  ),
});
export type QuizResult = v.InferOutput<typeof quizResultSchema>;

/** Stores nothing: the same answers have the same result. */
export const postQuiz = endpoint('POST', '/api/v1/major-discovery/quiz', {
  audience: 'anyone',
  assumed: true,
  request: quizBodySchema,
  response: dataOf(quizResultSchema),
});
