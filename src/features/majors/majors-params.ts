import { cleanSearch, readSearch } from '@/lib/search-text';

/** What the URL says of the majors (R21). */
export type MajorsParams = {
  /** Search, trimmed, at most 100 characters; empty is none. */
  q: string;
  /** Id of a cluster (course preference) as it stands in the URL; `null` is all of them. */
  cluster: string | null;
  /** Id of the major that is open. */
  major: string | null;
};

/** The names of the parameters, which are those of the URL. */
export type MajorsParam = keyof MajorsParams;

const NAMES = ['q', 'cluster', 'major'] as const satisfies readonly MajorsParam[];
const ID = /^[\w.~:-]{1,64}$/;

/**
 * Reads the parameters from a query. What is valid stays and `dropped` names the rest; of a repeated one
 * the first counts. Never throws.
 */
export function readMajorsParams(query: URLSearchParams): {
  params: MajorsParams;
  dropped: MajorsParam[];
} {
  const dropped: MajorsParam[] = [];
  const read = (name: MajorsParam, isGood: (text: string) => boolean): string => {
    const text = query.get(name) ?? '';
    if (text === '' || isGood(text)) return text;
    dropped.push(name);
    return '';
  };
  const isId = (text: string) => ID.test(text);
  const q = read('q', (text) => readSearch(text) !== null);
  const params = {
    q: cleanSearch(q),
    cluster: read('cluster', isId) || null,
    major: read('major', isId) || null,
  };
  return { params, dropped };
}

/** The query (with its `?`) with these parameters in it; what is not ours stays, what is empty is left out. */
export function majorsSearch(query: URLSearchParams, params: MajorsParams): string {
  const written = new URLSearchParams(query);
  for (const name of NAMES) {
    const value = name === 'q' ? cleanSearch(params.q) : params[name];
    if (value) written.set(name, value);
    else written.delete(name);
  }
  const text = written.toString();
  return text && `?${text}`;
}
