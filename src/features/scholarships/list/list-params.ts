import { cleanSearch, readSearch } from '@/lib/search-text';
import { scholarshipKindSchema, type ScholarshipKind } from '@/api/scholarship/contract';

/** Orders the list can stand in: most criteria met, or the nearest deadline. */
export const SORTS = ['fit', 'deadline'] as const;
/** Order of the list. */
export type Sort = (typeof SORTS)[number];

/** The country filter's value for a country where no school of the catalogue is. */
export const ELSEWHERE = 'elsewhere';

/** What the URL says of the list (R21). */
export type ListParams = {
  /** Search, trimmed, at most 100 characters; empty is none. */
  q: string;
  /** Country id as text, or `elsewhere`. */
  country: string | null;
  /** Course preference id as text. */
  field: string | null;
  pays: ScholarshipKind | null;
  /** Only those that take applications today. */
  open: boolean;
  /** Only those that are saved. */
  saved: boolean;
  sort: Sort;
};

/** A parameter of the list by its name in the URL. */
export type ParamName = keyof ListParams;

/** The list as it is without a query. */
export const DEFAULT_PARAMS: ListParams = {
  q: '',
  country: null,
  field: null,
  pays: null,
  open: false,
  saved: false,
  sort: 'fit',
};

/** The parameters that leave scholarships out, in the order they are offered to be taken back. */
export const FILTER_NAMES = ['q', 'open', 'pays', 'field', 'country', 'saved'] as const;
/** A parameter that leaves scholarships out. */
export type FilterName = (typeof FILTER_NAMES)[number];

/** The parameter that opens one scholarship in the dialog. */
export const DETAIL_PARAM = 'scholarship';

const ID = /^[\w.~:-]{1,64}$/;

function idOf(text: string): string | null {
  return ID.test(text) ? text : null;
}

function yes(text: string): true | null {
  return text === '1' ? true : null;
}

/**
 * Reads the list from a query. Whatever is in it, what is valid stays and `dropped` says whether something was
 * of no use; of a repeated parameter the first value counts. Never throws.
 */
export function readListParams(query: URLSearchParams): { params: ListParams; dropped: boolean } {
  let dropped = false;
  const read = <T>(name: ParamName, parse: (text: string) => T | null): T | null => {
    const [text = '', ...more] = query.getAll(name);
    const value = text === '' ? null : parse(text);
    if (more.length > 0 || (text !== '' && value === null)) dropped = true;
    return value;
  };
  const among = <T extends string>(values: readonly T[]) => {
    return (text: string) => values.find((value) => value === text) ?? null;
  };
  const params: ListParams = {
    q: read('q', readSearch) ?? '',
    country: read('country', idOf),
    field: read('field', idOf),
    pays: read('pays', among(scholarshipKindSchema.options)),
    open: read('open', yes) ?? false,
    saved: read('saved', yes) ?? false,
    sort: read('sort', among(SORTS)) ?? DEFAULT_PARAMS.sort,
  };
  return { params, dropped };
}

/** The query with these parameters in it; what is not the list's own stays, what is the default is left out. */
export function writeListParams(query: URLSearchParams, params: ListParams): URLSearchParams {
  const written = new URLSearchParams(query);
  const texts: Record<ParamName, string | null> = {
    ...params,
    q: cleanSearch(params.q),
    open: params.open ? '1' : null,
    saved: params.saved ? '1' : null,
    sort: params.sort === DEFAULT_PARAMS.sort ? null : params.sort,
  };
  for (const [name, text] of Object.entries(texts)) {
    written.delete(name);
    if (text) written.set(name, text);
  }
  return written;
}

/** The id of the scholarship that the query opens, or `null`; `dropped` where it cannot be one. */
export function readDetail(query: URLSearchParams): { id: string | null; dropped: boolean } {
  const text = query.get(DETAIL_PARAM) ?? '';
  const id = idOf(text);
  return { id, dropped: text !== '' && id === null };
}
