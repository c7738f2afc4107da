import * as v from 'valibot';
import { endpoint } from '@/api/http/endpoint';
import { dataOf, idSchema, lenient, numberSchema, optional, wholeRecord } from '@/api/http/schemas';

/** What happens once, or once for each program, and is marked by a picture (R43). */
const momentSchema = v.picklist(['saved', 'essay', 'sent', 'offer']);

/** The moments that this student has seen; `sent` and `offer` by the ids of the programs. */
const momentsSchema = v.object({
  saved: v.boolean(),
  essay: v.boolean(),
  sent: v.array(idSchema),
  offer: v.array(idSchema),
});
export type SeenMoments = v.InferOutput<typeof momentsSchema>;

/** The signed-in student (spec section 3). */
export const userSchema = v.object({
  id: idSchema,
  name: v.string(),
  email: v.string(),
  avatar: lenient(v.string()),
  isSchoolListVisited: lenient(v.boolean()),
  /** E.164, assumed. */
  phone: lenient(v.string()),
  /** Whether the code that was sent to `phone` has been entered, assumed. */
  phone_verified: lenient(v.boolean()),
  /** Absent if the server does not keep them: then none is shown. Assumed. */
  moments: lenient(momentsSchema),
});
export type User = v.InferOutput<typeof userSchema>;

const infoFields = {
  educational_records: optional(
    wholeRecord({
      next_program_titles: optional(
        v.array(wholeRecord({ id: optional(idSchema), title: v.string() })),
      ),
    }),
  ),
  class_grade_id: optional(idSchema),
  country_ids: optional(v.array(idSchema)),
  budget_min: optional(v.union([v.string(), v.number()])),
  budget_max: optional(v.union([v.string(), v.number()])),
  program_title_parent_id: optional(idSchema),
  /** Grade average on the ten-point scale. */
  average: optional(v.number()),
  /** IELTS band, 0 to 9. */
  ielts: optional(v.number()),
  /** SAT total, 400 to 1600. */
  sat: optional(v.number()),
  /** The student's scale for the average, which is stored on the ten-point scale (R22). */
  gpa_scale: optional(v.picklist(['ten', 'four'])),
  /** Name of the school the student is at. */
  current_school: optional(v.string()),
  /** Year in which the student finishes school. */
  graduation_year: optional(v.number()),
};

/**
 * What an account knows about a student's search. Only `educational_records.next_program_titles` is
 * shown in the specification; the rest is assumed, and a server may leave it out.
 */
export const basicInfoSchema = wholeRecord({
  ...infoFields,
  average: optional(numberSchema),
  ielts: optional(numberSchema),
  sat: optional(numberSchema),
  graduation_year: optional(numberSchema),
});
export type BasicInfo = v.InferOutput<typeof basicInfoSchema>;

export const getUser = endpoint('GET', '/api/v1/user', {
  assumed: false,
  response: dataOf(userSchema),
});

/** Changes only the given fields. */
export const patchUser = endpoint('PATCH', '/api/v1/user', {
  assumed: true,
  request: v.partial(
    v.object({
      name: v.string(),
      avatar: optional(v.string()),
      phone: optional(v.string()),
      isSchoolListVisited: optional(v.boolean()),
    }),
  ),
  response: dataOf(userSchema),
});

export const getBasicInfo = endpoint('GET', '/api/v1/student/basic-info', {
  assumed: false,
  response: dataOf(basicInfoSchema),
});

/** Replaces the whole record. The app sends the fields that it does not know as they came. */
export const putBasicInfo = endpoint('PUT', '/api/v1/student/basic-info', {
  assumed: true,
  request: wholeRecord(infoFields),
  response: dataOf(basicInfoSchema),
});

/** Changes the address to log in with; sessions stay. 422 at `email` (invalid, taken) or at `password`, the current one. */
export const putEmail = endpoint('PUT', '/api/v1/user/email', {
  assumed: true,
  request: v.object({ email: v.string(), password: v.string() }),
  response: dataOf(userSchema),
});

/** Ends all other sessions; this one stays. 422 at `current_password` or at `password`, the new one. */
export const putPassword = endpoint('PUT', '/api/v1/user/password', {
  assumed: true,
  request: v.object({ current_password: v.string(), password: v.string() }),
});

/** Records a moment as seen, before it is shown. Of several tabs and devices, one gets `first`. */
export const postMoment = endpoint('POST', '/api/v1/student/moments', {
  assumed: true,
  request: v.object({
    moment: momentSchema,
    /** Only for `sent` and `offer`. */
    program_id: optional(idSchema),
  }),
  response: dataOf(v.object({ first: v.boolean(), moments: momentsSchema })),
});

/** Deletes the account and everything in it. A wrong password is 422 at `password`. */
export const deleteUser = endpoint('DELETE', '/api/v1/user', {
  assumed: true,
  request: v.object({ password: v.string() }),
});
