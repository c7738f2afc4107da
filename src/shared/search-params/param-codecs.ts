import { cleanSearch, readSearch } from '@/lib/search-text';

export type ParamCodec<T> = {
  default: T;
  /** Gets a text that is not empty. `valid` is false if any of it cannot be used. */
  parse: (text: string) => { value: T; valid: boolean };
  /** Empty for no value. */
  format: (value: T) => string;
};

/** An id that is safe in a path and in a comma list: `.` and `..` would be read as folders. */
const ID = /^(?!\.{1,2}$)[\w.~:-]{1,64}$/;
const MAX_LIST_LENGTH = 4000;

/** Whether a text can be an id of the server. */
export function isId(text: string): boolean {
  return ID.test(text);
}

/** `parse` returns `null` for an invalid text. */
function codec<T>(
  fallback: T,
  parse: (text: string) => T | null,
  format = (value: T) => (value === null ? '' : String(value)),
): ParamCodec<T> {
  return {
    default: fallback,
    format,
    parse: (text) => {
      const value = parse(text);
      return { value: value ?? fallback, valid: value !== null };
    },
  };
}

/** A search: trimmed, at most `SEARCH_LIMIT` characters; empty for none. */
export const searchParam: ParamCodec<string> = codec('', readSearch, cleanSearch);

export const idParam: ParamCodec<string | null> = codec<string | null>(null, (text) =>
  isId(text) ? text : null,
);

/** Any text; the page validates it. */
export const textParam: ParamCodec<string | null> = codec<string | null>(null, (text) => text);

/** `1` or absent. */
export const flagParam: ParamCodec<boolean> = codec(
  false,
  (text) => (text === '1' ? true : null),
  (value) => (value ? '1' : ''),
);

export function choiceParam<const T extends string, F extends T | null>(
  options: readonly T[],
  fallback: F,
): ParamCodec<T | F> {
  return codec<T | F>(fallback, (text) => options.find((option) => option === text) ?? null);
}

export function wholeNumberParam<F extends number | null>(
  min: number,
  max: number,
  fallback: F,
): ParamCodec<number | F> {
  return codec<number | F>(fallback, (text) => {
    const number = /^\d{1,7}$/.test(text) ? Number(text) : NaN;
    return number >= min && number <= max ? number : null;
  });
}

/** Comma-separated unique ids, at most `limit`; invalid ones are left out. */
export function idListParam(limit: number): ParamCodec<string[]> {
  return {
    default: [],
    parse: (text) => {
      const parts = text.length > MAX_LIST_LENGTH ? [] : text.split(',');
      const value = [...new Set(parts.filter(isId))].slice(0, limit);
      return { value, valid: value.length > 0 && value.length === parts.length };
    },
    format: (ids) => ids.join(','),
  };
}
