import { parseSync, Visitor, type ESTree } from 'vite';
import { cookieRefusal, importRefusal, MAY_IMPORT } from './import-direction.mjs';

/** More lines than this, and a file has two purposes (R35). */
const MOST_LINES = 250;
/** Folders of `src` that hold no layer of the product. */
const OTHER_FOLDERS = ['test'];

/** Lines of a text, so that an offset can be named by the line it is on. */
function lineCounter(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let line = 0;
    while (line < starts.length && (starts[line] ?? 0) <= offset) line += 1;
    return line;
  };
}

type Found = {
  imports: { specifier: string; kind: 'value' | 'type' | 'dynamic'; at: number }[];
  cookies: number[];
  casts: { start: number; end: number }[];
  passedOn: number[];
};

function read(program: ESTree.Program): Found {
  const found: Found = { imports: [], cookies: [], casts: [], passedOn: [] };
  const add = (specifier: string, kind: 'value' | 'type' | 'dynamic', at: number) =>
    found.imports.push({ specifier, kind, at });
  new Visitor({
    ImportDeclaration: ({ source, importKind, start }) =>
      add(source.value, importKind === 'type' ? 'type' : 'value', start),
    ImportExpression: ({ source, start }) => {
      if (source.type === 'Literal' && typeof source.value === 'string') {
        add(source.value, 'dynamic', start);
      }
    },
    TSImportType: ({ source, start }) => add(source.value, 'type', start),
    ExportAllDeclaration: ({ source, start }) => {
      add(source.value, 'value', start);
      found.passedOn.push(start);
    },
    ExportNamedDeclaration: ({ source, start }) => {
      if (source) {
        add(source.value, 'value', start);
        found.passedOn.push(start);
      }
    },
    MemberExpression: ({ object, property, start }) => {
      const isCookie = property.type === 'Identifier' && property.name === 'cookie';
      if (isCookie && object.type === 'Identifier' && object.name === 'document') {
        found.cookies.push(start);
      }
    },
    TSAsExpression: ({ typeAnnotation, expression, end }) => {
      const isConst =
        typeAnnotation.type === 'TSTypeReference' &&
        typeAnnotation.typeName.type === 'Identifier' &&
        typeAnnotation.typeName.name === 'const';
      if (!isConst) found.casts.push({ start: expression.end, end });
    },
  }).visit(program);
  return found;
}

function nameViolations(file: string): string[] {
  const name = file.slice(file.lastIndexOf('/') + 1);
  const violations: string[] = [];
  if (!/^[a-z0-9]+(-[a-z0-9]+)*(\.test)?(\.d)?\.(ts|tsx|css)$/.test(name)) {
    violations.push(`${file}: names are kebab-case`);
  }
  if (/^index\.tsx?$/.test(name)) violations.push(`${file}: no barrels`);
  const [, folder = '', below] = file.split('/');
  if (below !== undefined && !(folder in MAY_IMPORT) && !OTHER_FOLDERS.includes(folder)) {
    violations.push(`${file}: src/${folder} is not a known folder`);
  }
  return violations;
}

/**
 * What a file of `src` does against the house rules, one line each (R31, R32, R35): name, place, length,
 * direction of its imports, cookies, casts without a reason.
 */
export function sourceViolations(file: string, text: string): string[] {
  const violations = nameViolations(file);
  if (!/\.tsx?$/.test(file)) return violations;
  const { program, comments, errors } = parseSync(file, text);
  if (errors.length > 0) return [...violations, `${file}: cannot be parsed`];
  const lineOf = lineCounter(text);
  const say = (at: number, what: string) => violations.push(`${file}:${lineOf(at)}: ${what}`);
  const found = read(program);

  const lines = text.trimEnd().split('\n').length;
  if (lines > MOST_LINES && !file.startsWith('src/mocks/catalogue/')) {
    violations.push(`${file}: ${lines} lines, more than ${MOST_LINES}`);
  }
  for (const { specifier, kind, at } of found.imports) {
    const refusal = importRefusal(file, specifier, kind);
    if (refusal) say(at, refusal);
  }
  for (const at of found.cookies) {
    const refusal = cookieRefusal(file);
    if (refusal) say(at, refusal);
  }
  for (const at of found.passedOn) say(at, 'no barrels: nothing is exported again');
  if (/\.test\.tsx?$/.test(file)) return violations;

  const commented = new Set(comments.flatMap(({ start, end }) => [lineOf(start), lineOf(end)]));
  for (const { start, end } of found.casts) {
    const first = lineOf(start) - 1;
    const last = lineOf(end) + 1;
    const reasoned = Array.from({ length: last - first + 1 }, (_, n) => first + n);
    if (!reasoned.some((line) => commented.has(line)))
      say(end, '`as` without a reason on its line');
  }
  return violations;
}
