import * as v from 'valibot';
import { endpoint } from '@/api/http/endpoint';
import { dataOf, idSchema, listOf, numberSchema, optional } from '@/api/http/schemas';

export const achievementTypeSchema = v.picklist([
  'competition',
  'club',
  'volunteering',
  'work',
  'project',
  'arts',
  'sports',
  'research',
  'other',
]);

const ownFields = {
  type: achievementTypeSchema,
  /** The activity or the prize. */
  title: v.string(),
  role: optional(v.string()),
  /** First month, `YYYY-MM`. */
  start: optional(v.string()),
  /** Last month, `YYYY-MM`; absent while it continues. */
  end: optional(v.string()),
  /** Hours a week. */
  hours: optional(v.number()),
  /** Its result, at most 150 characters. */
  impact: optional(v.string()),
  /** Position in the list, from 1. */
  order_no: v.number(),
};

const achievementSchema = v.object({
  id: idSchema,
  ...ownFields,
  hours: optional(numberSchema),
  order_no: numberSchema,
});
/** Something a student has done outside class. */
export type Achievement = v.InferOutput<typeof achievementSchema>;

const changesSchema = v.partial(v.object(ownFields));
export type AchievementChanges = v.InferOutput<typeof changesSchema>;

/** In the student's order. */
export const getAchievements = endpoint('GET', '/api/v1/student/achievements', {
  assumed: true,
  response: listOf(achievementSchema),
});

/** The same `client_id` twice is one achievement. */
export const postAchievement = endpoint('POST', '/api/v1/student/achievements', {
  assumed: true,
  request: v.object({ client_id: v.string(), ...changesSchema.entries }),
  response: dataOf(achievementSchema),
});

/** Another `order_no` moves it and renumbers the others. */
export const patchAchievement = endpoint('PATCH', '/api/v1/student/achievements/{id}', {
  assumed: true,
  request: changesSchema,
  response: dataOf(achievementSchema),
});

/** Idempotent. */
export const deleteAchievement = endpoint('DELETE', '/api/v1/student/achievements/{id}', {
  assumed: true,
});
