import * as v from 'valibot';
import { sortSchema, teachingLanguageSchema, type EngineBody } from '@/api/engine/contract';
import { degreeSchema } from '@/api/program/contract';
import { messages } from './messages';
import { unprocessable } from './refusal';
import { validated } from './validate';

/** Sort and filters of a list, apart from the answers. */
export type ListOptions = {
  sort: v.InferOutput<typeof sortSchema>;
  descending: boolean;
  degree: v.InferOutput<typeof degreeSchema> | null;
  /** Language of teaching. */
  taughtIn: v.InferOutput<typeof teachingLanguageSchema> | null;
  /** A search, at most 200 characters. */
  q: string;
};

type Raw = Pick<EngineBody, 'sort' | 'order' | 'degree' | 'language' | 'q'>;

/** A search of at most 200 characters. Throws 422 for a longer one. */
export function checkedSearch(q: string | null | undefined): string {
  const search = q ?? '';
  if (search.length > 200) throw unprocessable({ q: messages.longSearch });
  return search;
}

/** Sort and filters of an engine call. Throws 422 if the search is too long. */
export function listOptionsOf({ sort, order, degree, language, q }: Raw = {}): ListOptions {
  return {
    sort: sort ?? 'match',
    descending: order === 'desc',
    degree: degree ?? null,
    taughtIn: language ?? null,
    q: checkedSearch(q),
  };
}

const querySchema = v.object({
  sort: v.nullable(sortSchema),
  order: v.nullable(v.picklist(['asc', 'desc'])),
  degree: v.nullable(degreeSchema),
  language: v.nullable(teachingLanguageSchema),
  q: v.nullable(v.string()),
});

/** Sort and filters of a query. Throws 422 by field for an unknown value. */
export function listOptionsFromQuery(query: URLSearchParams): ListOptions {
  const [sort, order, degree, language, q] = ['sort', 'order', 'degree', 'language', 'q'].map(
    (name) => query.get(name) || null,
  );
  return listOptionsOf(validated(querySchema, { sort, order, degree, language, q }));
}
