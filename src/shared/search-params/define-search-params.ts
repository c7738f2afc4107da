import { keysOf } from '@/lib/keys-of';
import type { ParamCodec } from './param-codecs';

/** The state that one page keeps in its query (R21); parameters are named like the keys of `P`. */
export type SearchParamsDefinition<P> = {
  defaults: P;
  /**
   * Reads any query; never throws. An invalid value becomes the default, a repeated parameter its first value, and
   * `dropped` names both.
   */
  read: (query: URLSearchParams) => { params: P; dropped: (keyof P & string)[] };
  /** A copy of the query with this state. Other parameters stay, default values are left out. */
  write: (query: URLSearchParams, params: P) => URLSearchParams;
  merge: (params: P, changes: Partial<P>) => P;
};

/** `merge` keeps values consistent, such as page 1 after a new filter; it also runs, without changes, on every read and write. */
export function defineSearchParams<P extends object>(
  codecs: { [K in keyof P]: ParamCodec<P[K]> },
  merge: (params: P, changes: Partial<P>) => P = (params, changes) => ({ ...params, ...changes }),
): SearchParamsDefinition<P> {
  const names = keysOf(codecs);
  const defaultOf = (name: keyof P) => [name, codecs[name].default];
  const defaults = Object.fromEntries(names.map(defaultOf)) as P; // one value of each key
  return {
    defaults,
    merge,
    read: (query) => {
      const params = { ...defaults };
      const dropped = names.filter((name) => {
        const [text = '', ...repeated] = query.getAll(name);
        if (text === '') return repeated.length > 0;
        const { value, valid } = codecs[name].parse(text);
        params[name] = value;
        return !valid || repeated.length > 0;
      });
      return { params: merge(params, {}), dropped };
    },
    write: (query, params) => {
      const written = new URLSearchParams(query);
      const consistent = merge(params, {});
      for (const name of names) {
        const text = codecs[name].format(consistent[name]);
        written.delete(name);
        if (text !== codecs[name].format(defaults[name])) written.set(name, text);
      }
      return written;
    },
  };
}
