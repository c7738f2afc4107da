import * as v from 'valibot';
import { endpoint } from '@/api/http/endpoint';
import { dataOf, idSchema, listOf, optional } from '@/api/http/schemas';

/** What kind of thing an achievement is. */
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

/** What a student writes on an achievement. */
const ownFields = {
  type: achievementTypeSchema,
  /** The activity or the prize. */
  title: v.string(),
  role: optional(v.string()),
  /** Month it began, `YYYY-MM`. */
  start: optional(v.string()),
  /** Month it ended, `YYYY-MM`; absent where it goes on. */
  end: optional(v.string()),
  /** Hours a week. */
  hours: optional(v.number()),
  /** What came of it, at most 150 characters. */
  impact: optional(v.string()),
  /** Place in the list, from 1. */
  order_no: v.number(),
};

const achievementSchema = v.object({ id: idSchema, ...ownFields });
/** Something a student has done outside class. */
export type Achievement = v.InferOutput<typeof achievementSchema>;

/** What can be changed on an achievement. */
const changesSchema = v.partial(v.object(ownFields));
/** What can be changed on an achievement. */
export type AchievementChanges = v.InferOutput<typeof changesSchema>;

/** `GET /api/v1/student/achievements`, assumed; in the student's order. */
export const getAchievements = endpoint({
  method: 'GET',
  path: '/api/v1/student/achievements',
  assumed: true,
  response: listOf(achievementSchema),
});

/** `POST /api/v1/student/achievements`, assumed. The same `client_id` twice is one achievement. */
export const postAchievement = endpoint({
  method: 'POST',
  path: '/api/v1/student/achievements',
  assumed: true,
  request: v.object({ client_id: v.string(), ...changesSchema.entries }),
  response: dataOf(achievementSchema),
});

/** `PATCH /api/v1/student/achievements/{id}`, assumed. Another `order_no` moves it, the others make room. */
export const patchAchievement = endpoint({
  method: 'PATCH',
  path: '/api/v1/student/achievements/{id}',
  assumed: true,
  request: changesSchema,
  response: dataOf(achievementSchema),
});

/** `DELETE /api/v1/student/achievements/{id}`, assumed. One that is gone already is no error. */
export const deleteAchievement = endpoint({
  method: 'DELETE',
  path: '/api/v1/student/achievements/{id}',
  assumed: true,
  response: v.unknown(),
});
