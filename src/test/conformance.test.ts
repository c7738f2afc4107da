// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { repositoryFiles, textOf } from '../../tools/checks/repository-files';

/** The requirements of the specification, counted once; long ones have several rows. */
const MIN_ROWS = 142;
const TEST_FILE = /^(?:src\/.*\.test\.tsx?|e2e\/.*\.spec\.ts|e2e\/engines\/.*\.engine\.ts)$/;

type Repository = {
  /** The text of a file; `null` without one. */
  read: (file: string) => string | null;
  rules: readonly string[];
};

/** The cells of each row below a table's head. */
function rowsOf(document: string): string[][] {
  const lines = document.split('\n').filter((line) => line.startsWith('|'));
  const rows = lines.map((line) => line.slice(1, line.lastIndexOf('|')).split('|'));
  return rows
    .map((cells) => cells.map((cell) => cell.trim()))
    .filter(([id = '']) => id !== 'Id' && !/^:?-+:?$/.test(id));
}

/** What is wrong with a cell that names a test as `path › title`; `null` if the test exists. */
function testViolation(cell: string, { read }: Repository): string | null {
  const [, file = '', title = ''] = /^`(\S+) › (.+)`$/.exec(cell) ?? [];
  if (title === '') return 'names no test';
  if (!TEST_FILE.test(file)) return `${file} is no test file`;
  const text = read(file);
  if (text === null) return `${file} does not exist`;
  // A title opens the arguments of a call, or the row of a table of tests.
  const code = text.replaceAll(/([([])\s+/g, '$1');
  const quoted = ["'", '"', '`'].map((quote) => quote + title + quote);
  const isThere = quoted.some((one) => code.includes(`(${one}`) || code.includes(`[${one}`));
  return isThere ? null : `${file} has no test “${title}”`;
}

function rowViolations(row: readonly string[], repository: Repository): string[] {
  const [id = '', requirement = '', rule = '', test = ''] = row;
  const violations: string[] = [];
  if (row.length !== 4 || requirement === '') violations.push('is incomplete');
  if (!/^\d\.\w+$/.test(id)) violations.push('has no id that begins with its section');
  for (const one of rule === 'none' ? [] : rule.split(', ')) {
    if (!repository.rules.includes(one)) violations.push(`cites the unknown rule “${one}”`);
  }
  const wrongTest = testViolation(test, repository);
  if (wrongTest !== null) violations.push(wrongTest);
  return violations.map((violation) => `${id}: ${violation}`);
}

/** What is wrong with the table of requirements. */
function conformanceViolations(
  document: string,
  repository: Repository,
  least = MIN_ROWS,
): string[] {
  const rows = rowsOf(document);
  const ids = rows.map(([id = '']) => id);
  const repeated = ids.filter((id, at) => ids.indexOf(id) !== at);
  return [
    ...(rows.length < least ? [`${rows.length} rows, fewer than ${least}`] : []),
    ...repeated.map((id) => `${id}: is there twice`),
    ...rows.flatMap((row) => rowViolations(row, repository)),
  ];
}

it('every row of docs/conformance.md names a test and rules that exist', () => {
  const files = new Set(repositoryFiles());
  const ruleBook = textOf('docs/rules.md') ?? '';
  const repository = {
    read: (file: string) => (files.has(file) ? textOf(file) : null),
    rules: [...ruleBook.matchAll(/^\*\*(R\d+) /gm)].map(([, rule = '']) => rule),
  };
  expect(conformanceViolations(textOf('docs/conformance.md') ?? '', repository)).toEqual([]);
});

describe('a planted violation is reported', () => {
  const repository: Repository = {
    read: (file) => (file === 'src/a.test.ts' ? "it(\n  'adds %i', () => 'x');" : null),
    rules: ['R1', 'R2'],
  };
  const head = '| Id | Requirement | Rule | Test |\n| --- | --- | --- | --- |';
  const check = (...rows: string[]) =>
    conformanceViolations([head, ...rows].join('\n'), repository, 1);
  const good = '| 1.1 | It adds. | R1, R2 | `src/a.test.ts › adds %i` |';

  it.each([
    ['too few rows', [], '0 rows, fewer than 1'],
    ['a repeated id', [good, good], '1.1: is there twice'],
    ['an id without a section', ['| a | b | R1 | `src/a.test.ts › adds %i` |'], 'a: has no id'],
    ['a missing cell', ['| 1.1 | R1 | `src/a.test.ts › adds %i` |'], '1.1: is incomplete'],
    ['no requirement', ['| 1.1 | | R1 | `src/a.test.ts › adds %i` |'], '1.1: is incomplete'],
    ['no rule', ['| 1.1 | b | | `src/a.test.ts › adds %i` |'], '1.1: cites the unknown rule “”'],
    ['an unknown rule', ['| 1.1 | b | R1, R3 | `src/a.test.ts › adds %i` |'], '1.1: cites'],
    ['no test', ['| 1.1 | b | R1 | |'], '1.1: names no test'],
    ['a file without a title', ['| 1.1 | b | R1 | `src/a.test.ts` |'], '1.1: names no test'],
    ['another file', ['| 1.1 | b | R1 | `src/a.ts › adds %i` |'], '1.1: src/a.ts is no test file'],
    ['a missing file', ['| 1.1 | b | R1 | `src/b.test.ts › adds %i` |'], '1.1: src/b.test.ts does'],
    ['a part of a title', ['| 1.1 | b | R1 | `src/a.test.ts › adds` |'], '1.1: src/a.test.ts has'],
    ['another text', ['| 1.1 | b | R1 | `src/a.test.ts › x` |'], '1.1: src/a.test.ts has no test'],
  ])('%s', (_name, rows, violation) => {
    expect(check(...rows).some((found) => found.startsWith(violation))).toBe(true);
  });

  it('except a complete row', () => {
    expect(check(good, '| 1.2 | b | none | `src/a.test.ts › adds %i` |')).toEqual([]);
  });
});
