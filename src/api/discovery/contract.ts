import * as v from 'valibot';
import { endpoint } from '@/api/http/endpoint';
import { dataOf, idSchema, optional } from '@/api/http/schemas';

/** The four statements of question 1 (spec section 2): numbers, people, physical work, communication. */
export const STATEMENTS = ['numbers', 'people', 'physical', 'words'] as const;
/** A statement of question 1. */
export type Statement = (typeof STATEMENTS)[number];

/** The four environments of question 2 (spec section 2). */
export const ENVIRONMENTS = ['quiet', 'collaborative', 'active', 'creative'] as const;
/** An environment of question 2. */
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

/** Eighteen activities, three of each interest type, no two of a type beside each other. */
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
/** An activity of question 4. */
export type Activity = (typeof ACTIVITIES)[number];

/** What can be said of an activity. */
export const RATINGS = ['like', 'unsure', 'dislike'] as const;
/** What was said of an activity. */
export type Rating = (typeof RATINGS)[number];

/** The six interest types, in the order that their letters are known by. */
export const INTERESTS = ['R', 'I', 'A', 'S', 'E', 'C'] as const;
/** An interest type. */
export type Interest = (typeof INTERESTS)[number];

/** One schema for each answer, so that one that is broken never takes the others along. */
export const quizAnswerSchemas = {
  statements: v.array(v.picklist(STATEMENTS)),
  environment: v.picklist(ENVIRONMENTS),
  mbti: v.picklist(MBTI_TYPES),
  /** What is not in it counts as unsure, as long as there is one. */
  activities: v.array(v.object({ id: v.picklist(ACTIVITIES), rating: v.picklist(RATINGS) })),
};

const quizBodySchema = v.object({
  statements: quizAnswerSchemas.statements,
  environment: optional(quizAnswerSchemas.environment),
  mbti: optional(quizAnswerSchemas.mbti),
  activities: optional(quizAnswerSchemas.activities),
});
/** The answers as they are sent; what was not answered is left out. */
export type QuizBody = v.InferOutput<typeof quizBodySchema>;

/** Names of the four answers; each is a block of the sums. */
export const BLOCKS = ['activities', 'statements', 'environment', 'mbti'] as const;
/** One of the four answers. */
export type Block = (typeof BLOCKS)[number];

const perBlock = {
  activities: v.number(),
  statements: v.number(),
  environment: v.number(),
  mbti: v.number(),
};

/**
 * What comes back. The specification knows heading and summary (section 2); the rest is ours, and the page is
 * whole without it.
 */
export const quizResultSchema = v.object({
  heading: optional(v.string()),
  summary: optional(v.string()),
  /** Whether one group of majors is the closest, several are, or none can be named yet. */
  leaning: optional(v.picklist(['clear', 'tie', 'none'])),
  /** The closest first. */
  majors: optional(
    v.array(
      v.object({
        /** A course preference. */
        parent_id: idSchema,
        title: v.string(),
        closeness: v.picklist(['equal', 'further']),
        titles: v.array(v.object({ id: idSchema, title: v.string() })),
        program_count: optional(v.number()),
      }),
    ),
  ),
  /** Share of each answer in the sums, from 0 to 1; 0 for what was not answered. */
  weights: optional(v.object(perBlock)),
  /** How each answer counted, from -1 to 1; the highest sum first. */
  counted: optional(
    v.array(
      v.object({
        type: v.picklist(INTERESTS),
        label: v.string(),
        ...perBlock,
        total: v.number(),
      }),
    ),
  ),
});
/** The result of the quiz. */
export type QuizResult = v.InferOutput<typeof quizResultSchema>;

/** `POST /api/v1/major-discovery/quiz`, assumed. It keeps nothing: the same answers are the same result. */
export const postQuiz = endpoint({
  method: 'POST',
  path: '/api/v1/major-discovery/quiz',
  audience: 'journey',
  assumed: true,
  request: quizBodySchema,
  response: dataOf(quizResultSchema),
});
