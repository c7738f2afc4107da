import type { ParamCodec } from './param-codecs';

/** How the state of one page is written in its query (R21). The parameters have the names of `P`'s keys. */
export type SearchParamsDefinition<P> = {
  /** The state of a page without a query. */
  defaults: P;
  /**
   * Reads the state from any query; never throws. An invalid value counts as its default, of a repeated
   * parameter the first value counts, and `dropped` names both.
   */
  read: (query: URLSearchParams) => { params: P; dropped: (keyof P & string)[] };
  /** A copy of the query with this state in it. Other parameters stay, default values are left out. */
  write: (query: URLSearchParams, params: P) => URLSearchParams;
  /** The state after some changes. */
  merge: (params: P, changes: Partial<P>) => P;
};

/**
 * Defines the state that a page keeps in its query. `merge` may keep values consistent, such as a filter that
 * leads back to page 1; it is applied to whatever is read or written too, with no changes.
 */
export function defineSearchParams<P extends object>(
  codecs: { [K in keyof P]: ParamCodec<P[K]> },
  merge: (params: P, changes: Partial<P>) => P = (params, changes) => ({ ...params, ...changes }),
): SearchParamsDefinition<P> {
  const names = Object.keys(codecs) as (keyof P & string)[]; // the codecs have the keys of P
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
