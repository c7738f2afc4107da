import * as v from 'valibot';
import { endpoint } from '@/api/http/endpoint';
import { dataOf, idSchema, lenient, numberSchema } from '@/api/http/schemas';
import { rateSchema } from '@/api/rate/contract';

/** A column of the outline has an entry for each program. */
const outlineSchema = v.pipe(
  v.object({
    country_ids: v.array(idSchema),
    school_ids: v.array(idSchema),
    /** The field: a super meta category. */
    parent_ids: v.array(idSchema),
    title_ids: v.array(idSchema),
    /** US dollars a year. */
    tuition: v.array(v.nullable(numberSchema)),
    /** Months in which it begins, 1 to 12. */
    months: v.array(v.array(numberSchema)),
    /** The last grade that it asks for, 11 or 12. */
    after: v.array(numberSchema),
    /** The day until which to apply for the next intake, `YYYY-MM-DD`; `null` for all year. */
    closes: lenient(v.array(v.nullable(v.string()))),
    /** Not a column: to show budgets in đồng, too (R41). */
    rate: lenient(rateSchema),
  }),
  v.check((outline) => {
    const columns = Object.values(outline).filter(Array.isArray);
    return new Set(columns.map(({ length }) => length)).size === 1;
  }),
);
/** All programs in columns, as little of each as filters them. */
export type Outline = v.InferOutput<typeof outlineSchema>;

/** All programs at once, the same for everyone until the next catalogue. */
export const getOutline = endpoint('GET', '/api/v1/programs/outline', {
  assumed: true,
  response: dataOf(outlineSchema),
});
