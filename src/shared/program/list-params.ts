import * as v from 'valibot';
import { degreeSchema, sortSchema } from '@/api/engine/contract';
import { cleanSearch, readSearch } from '@/lib/search-text';

/** Orders a list can stand in. */
export type Sort = v.InferOutput<typeof sortSchema>;
/** Degrees a list can be narrowed to. */
export type Degree = v.InferOutput<typeof degreeSchema>;

/** What the URL says of the list (R21): page from 1, sort, filters and view. */
export type ListParams = {
  page: number;
  sort: Sort;
  /** Direction; `null` is the sort's own. `match` has none. */
  order: 'asc' | 'desc' | null;
  /** Search, trimmed, at most 100 characters; empty is none. */
  q: string;
  degree: Degree | null;
  /** Country ids as they stand in the URL; empty is no filter. */
  countryIds: string[];
  /** Most tuition a year in US dollars; `null` is no filter, 0 is a value. */
  tuition: number | null;
  view: 'list' | 'table';
};

/** Parts of the list that the URL can give and that may be of no use; `beyond` is a page after the last. */
export const DROPPED_NAMES = [
  'page',
  'beyond',
  'sort',
  'order',
  'q',
  'degree',
  'country',
  'tuition',
  'view',
  'detail',
] as const;

/** A part of the list that the URL gave and that could not be used. */
export type DroppedName = (typeof DROPPED_NAMES)[number];

/** Ids of the school and the program whose dialog is open, as they stand in the URL. */
export type DetailParams = { schoolId: string; programId: string | null };

/** The list as it is without a query. */
export const DEFAULT_PARAMS: ListParams = {
  page: 1,
  sort: 'match',
  order: null,
  q: '',
  degree: null,
  countryIds: [],
  tuition: null,
  view: 'list',
};

const LAST_PAGE = 100_000;
const MOST_COUNTRIES = 60;
const LONGEST_LIST = 4000;
/** An id that is safe in a path and in a comma list; `.` and `..` would be read as folders. */
const ID = /^(?!\.{1,2}$)[\w.~:-]{1,64}$/;

function wholeNumber(text: string, { min, max }: { min: number; max: number }): number | null {
  if (!/^\d{1,7}$/.test(text)) return null;
  const number = Number(text);
  return number >= min && number <= max ? number : null;
}

function chosen<S extends v.GenericSchema>(schema: S, text: string): v.InferOutput<S> | null {
  const parsed = v.safeParse(schema, text);
  return parsed.success ? parsed.output : null;
}

/** The ids of a comma list, each once; `whole` is false where some had to go. */
function idsOf(text: string): { ids: string[]; whole: boolean } {
  if (text.length > LONGEST_LIST) return { ids: [], whole: false };
  const parts = text.split(',');
  const ids = [...new Set(parts.filter((part) => ID.test(part)))].slice(0, MOST_COUNTRIES);
  return { ids, whole: ids.length === parts.length };
}

/**
 * Reads the list from a query. Whatever is in it, what is valid stays and `dropped` names the rest; of a
 * repeated parameter the first value counts. Never throws.
 */
export function readListParams(query: URLSearchParams): {
  params: ListParams;
  dropped: DroppedName[];
} {
  const params: ListParams = { ...DEFAULT_PARAMS };
  const dropped = new Set<DroppedName>();
  const read = <T>(name: DroppedName, parse: (text: string) => T | null): T | null => {
    const [text, ...more] = query.getAll(name);
    if (text === undefined || (text === '' && more.length === 0)) return null;
    const value = parse(text);
    if (value === null || more.length > 0) dropped.add(name);
    return value;
  };
  params.page = read('page', (text) => wholeNumber(text, { min: 1, max: LAST_PAGE })) ?? 1;
  params.sort = read('sort', (text) => chosen(sortSchema, text)) ?? DEFAULT_PARAMS.sort;
  params.order = read('order', (text) => chosen(v.picklist(['asc', 'desc']), text));
  params.q = read('q', readSearch) ?? '';
  params.degree = read('degree', (text) => chosen(degreeSchema, text));
  params.tuition = read('tuition', (text) => wholeNumber(text, { min: 0, max: 1_000_000 }));
  params.view = read('view', (text) => chosen(v.picklist(['list', 'table']), text)) ?? 'list';
  const countries = read('country', idsOf);
  params.countryIds = countries?.ids ?? [];
  if (countries?.whole === false) dropped.add('country');
  if (params.sort === 'match') params.order = null;
  return { params, dropped: [...dropped] };
}

/** The query with these parameters in it; what is not the list's own stays, what is the default is left out. */
export function writeListParams(query: URLSearchParams, params: ListParams): URLSearchParams {
  const written = new URLSearchParams(query);
  const write = (
    name: DroppedName,
    value: string | number | null,
    byDefault: string | number = '',
  ) => {
    written.delete(name);
    if (value !== null && value !== byDefault) written.set(name, String(value));
  };
  write('page', params.page, 1);
  write('sort', params.sort, DEFAULT_PARAMS.sort);
  write('order', params.sort === 'match' ? null : params.order);
  write('q', cleanSearch(params.q));
  write('degree', params.degree);
  write('country', params.countryIds.join(','));
  write('tuition', params.tuition);
  write('view', params.view, DEFAULT_PARAMS.view);
  return written;
}

/** The dialog that the query asks for, or `null`; `dropped` where it asks for one that cannot be. */
export function readDetail(query: URLSearchParams): {
  detail: DetailParams | null;
  dropped: boolean;
} {
  const schoolId = query.get('school') ?? '';
  const programId = query.get('program') ?? '';
  if (schoolId === '' && programId === '') return { detail: null, dropped: false };
  if (!ID.test(schoolId) || (programId !== '' && !ID.test(programId)))
    return { detail: null, dropped: true };
  return { detail: { schoolId, programId: programId || null }, dropped: false };
}

/** The query with this dialog open, or with none. */
export function writeDetail(query: URLSearchParams, detail: DetailParams | null): URLSearchParams {
  const written = new URLSearchParams(query);
  written.delete('school');
  written.delete('program');
  if (detail) written.set('school', detail.schoolId);
  if (detail?.programId) written.set('program', detail.programId);
  return written;
}
