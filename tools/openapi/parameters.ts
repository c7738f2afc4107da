import * as v from 'valibot';
import { sortSchema, teachingLanguageSchema } from '@/api/engine/contract';
import { idSchema } from '@/api/http/schemas';
import { answersSchema } from '@/api/journey/contract';
import { degreeSchema } from '@/api/program/contract';
import { guideStageSchema } from '@/api/resource/contract';
import { scholarshipKindSchema } from '@/api/scholarship/contract';
import type { EndpointName } from '@/mocks/server/endpoint-map';
import { inlineSchemaOf, type Json } from './schemas';

const page = v.pipe(v.number(), v.integer(), v.minValue(1), v.description('By default 1.'));
const q = v.pipe(
  v.string(),
  v.maxLength(200),
  v.description('A search, without case and diacritics.'),
);
const guideLanguage = v.pipe(
  v.picklist(['en', 'vi']),
  v.description('Overrides `Accept-Language`.'),
);

/** The queries of the calls, in the words of docs/api.md. Every parameter may be left out. */
export const queries: Partial<Record<EndpointName, v.ObjectEntries>> = {
  preRunEngine: { page },
  runEngine: { page },
  finalEngine: {
    page,
    sort: sortSchema,
    order: v.picklist(['asc', 'desc']),
    degree: degreeSchema,
    language: v.pipe(teachingLanguageSchema, v.description('Of teaching.')),
    q,
    country_ids: v.array(idSchema),
    budget_max: v.union([v.string(), v.number()]),
  },
  getSchool: answersSchema.entries,
  getSearch: { q },
  getMajors: { q, parent_id: v.pipe(idSchema, v.description('A super meta category.')) },
  getScholarships: {
    ...answersSchema.entries,
    q,
    amount: scholarshipKindSchema,
    in_country_ids: v.array(idSchema),
  },
  getResources: {
    stage: guideStageSchema,
    grade: v.pipe(idSchema, v.description('A class grade.')),
    language: guideLanguage,
    q,
  },
  getResource: { language: guideLanguage },
  getBookmarks: { page },
};

/** One parameter of a query; lists are comma-separated. */
function queryParameter(name: string, schema: v.GenericSchema): Json {
  const { description, ...own } = inlineSchemaOf(schema);
  const options: Json[] = Array.isArray(own['anyOf']) ? own['anyOf'] : [];
  // A query has no `null`.
  const given = options.filter(({ type }) => type !== 'null');
  const whole: Json = given.length > 1 ? { anyOf: given } : (given[0] ?? own);
  const list = whole['type'] === 'array' ? { style: 'form', explode: false } : {};
  return { name, in: 'query', description, ...list, schema: whole };
}

/** The parameters of a call: of its path, of its query, and its language. */
export function parametersOf(name: string, path: string): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, placeholder]) => ({
    name: placeholder,
    in: 'path',
    required: true,
    schema: inlineSchemaOf(idSchema),
  }));
  const query = Object.entries(queries[name as EndpointName] ?? {}); // none for an unknown name
  return [
    ...inPath,
    ...query.map(([key, schema]) => queryParameter(key, schema as v.GenericSchema)), // not async
    { $ref: '#/components/parameters/Language' },
  ];
}
