import * as v from 'valibot';
import { sortSchema, teachingLanguageSchema } from '@/api/engine/contract';
import { degreeSchema } from '@/api/program/contract';
import { defineSearchParams } from '@/shared/search-params/define-search-params';
import {
  choiceParam,
  idListParam,
  searchParam,
  wholeNumberParam,
} from '@/shared/search-params/param-codecs';

export type ProgramSort = v.InferOutput<typeof sortSchema>;
export type Degree = v.InferOutput<typeof degreeSchema>;
export type LanguageFilter = v.InferOutput<typeof teachingLanguageSchema>;

/** The school list in the URL (R21). */
export type ProgramListParams = {
  /** From 1. */
  page: number;
  sort: ProgramSort;
  /** `null` for the default direction; `match` has no other. */
  order: 'asc' | 'desc' | null;
  q: string;
  degree: Degree | null;
  /** Language of teaching. */
  language: LanguageFilter | null;
  /** Country ids; empty for no filter. */
  country: string[];
  /** Highest tuition a year in US dollars; `null` for no filter, 0 is a value. */
  tuition: number | null;
  view: 'list' | 'table';
};

const LAST_PAGE = 100_000;
const MAX_COUNTRIES = 60;
const MAX_TUITION = 1_000_000;

/** A change of filters or order leads to page 1. */
export const programListParams = defineSearchParams<ProgramListParams>(
  {
    page: wholeNumberParam(1, LAST_PAGE, 1),
    sort: choiceParam(sortSchema.options, 'match'),
    order: choiceParam(['asc', 'desc'], null),
    q: searchParam,
    degree: choiceParam(degreeSchema.options, null),
    language: choiceParam(teachingLanguageSchema.options, null),
    country: idListParam(MAX_COUNTRIES),
    tuition: wholeNumberParam(0, MAX_TUITION, null),
    view: choiceParam(['list', 'table'], 'list'),
  },
  (params, changes) => {
    const merged = { ...params, ...changes };
    const isSamePage = 'page' in changes || Object.keys(changes).every((name) => name === 'view');
    return {
      ...merged,
      page: isSamePage ? merged.page : 1,
      order: merged.sort === 'match' ? null : merged.order,
    };
  },
);
