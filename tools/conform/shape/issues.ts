import * as v from 'valibot';
import { strict } from './strict-schema';

/** One place of an answer that does not match. */
export type ShapeIssue = {
  /** e.g. `data.0.title`; empty for the whole answer. */
  path: string;
  expected: string;
  came: string;
};

type Issue = v.BaseIssue<unknown>;

const keysOf = (issue: Issue): string[] => issue.path?.map(({ key }) => String(key)) ?? [];

/** Of a union, the issues of the alternative that the value came closest to: whose path is the longest. */
function deepest(issue: Issue): { keys: string[]; issue: Issue }[] {
  const own = keysOf(issue);
  const found = (issue.issues ?? []).flatMap(deepest);
  const longest = Math.max(0, ...found.map(({ keys }) => keys.length));
  if (longest === 0) return [{ keys: own, issue }];
  return found
    .filter(({ keys }) => keys.length === longest)
    .map((one) => ({ keys: [...own, ...one.keys], issue: one.issue }));
}

/** A value in short. Tokens are never printed. */
function shortValue(value: unknown, path: string): string {
  if (value === undefined) return 'nothing';
  if (/token$/i.test(path)) return `a value of type ${typeof value}`;
  const text = JSON.stringify(value) ?? typeof value;
  if (text.length <= 60) return text;
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return typeof value === 'object' ? 'an object' : `${text.slice(0, 57)}...`;
}

/** Of an answer without `data`, or with a list in it (`dataOf`). */
function isEnvelope(keys: readonly string[], issue: Issue): boolean {
  const isMissing = keys.join('.') === 'data' && issue.input === undefined;
  return isMissing || issue.message === 'a list';
}

function expectedOf(keys: readonly string[], issue: Issue): string {
  if (issue.message === 'a list') return 'an object in "data", not a list';
  if (isEnvelope(keys, issue)) return 'an object with "data" around the content';
  if (issue.expected === null) return 'a value that passes the check of the contract';
  return issue.expected.replaceAll('"', '');
}

function issuesOf(schema: v.GenericSchema, body: unknown): ShapeIssue[] {
  const result = v.safeParse(schema, body);
  if (result.success) return [];
  return result.issues.flatMap(deepest).map(({ keys, issue }) => {
    const path = isEnvelope(keys, issue) ? '' : keys.join('.');
    const came = shortValue(path === '' ? body : issue.input, path);
    return { path, expected: expectedOf(keys, issue), came };
  });
}

/** The same field of several rows is one issue. */
function once(issues: readonly ShapeIssue[]): ShapeIssue[] {
  const kind = ({ path, expected }: ShapeIssue) => `${path.replaceAll(/\d+/g, '#')} ${expected}`;
  return [...new Map(issues.toReversed().map((issue) => [kind(issue), issue])).values()];
}

/**
 * Compares an answer with the schema of its contract. `refused` is what the app cannot read, so that the answer or a row
 * of it is missing; `ignored` is what it reads as absent (`lenient`) or converts (`numberSchema`).
 */
export function shapeIssues(schema: v.GenericSchema, body: unknown) {
  const refused = issuesOf(strict(schema, 'rows'), body);
  const places = new Set(refused.map(({ path }) => path));
  const ignored = issuesOf(strict(schema), body).filter(({ path }) => !places.has(path));
  return { refused: once(refused), ignored: once(ignored) };
}
