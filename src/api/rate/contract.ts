import * as v from 'valibot';
import { lenient, numberSchema } from '@/api/http/schemas';

/** When a figure was read: a day, or only its month. */
export const readOnSchema = lenient(
  v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])(-\d{2})?$/)),
);

export const rateSchema = v.object({
  /** Đồng for one US dollar. */
  vnd: v.pipe(numberSchema, v.minValue(1)),
  read_on: readOnSchema,
  source: lenient(v.picklist(['illustrative', 'school'])),
});
export type Rate = v.InferOutput<typeof rateSchema>;
