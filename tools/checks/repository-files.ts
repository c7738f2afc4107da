import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { MAY_IMPORT } from './import-direction.mjs';

const ROOT = path.resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** The folders at the top of the repository, and those of `src`. */
const TOP_FOLDERS = [
  'src',
  'public',
  'locales',
  'e2e',
  'docs',
  'deploy',
  'tools',
  'examples',
  '.ci',
];
const SRC_FOLDERS = [...Object.keys(MAY_IMPORT), 'test'];
const TEXT =
  /\.(ts|tsx|mjs|js|json|css|html|md|svg|txt|conf|toml|yml|yaml|webmanifest)$|\/run$|\/\.[\w.-]+$/;

/** Matches a path segment that `.gitignore` excludes. */
function ignored(): RegExp {
  const lines = readFileSync(path.join(ROOT, '.gitignore'), 'utf8').split('\n');
  const names = lines
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const patterns = ['.git', ...names].map((name) =>
    name.replace(/\/$/, '').replaceAll('.', '\\.').replaceAll('*', '.*'),
  );
  return new RegExp(`^(?:${patterns.join('|')})$`);
}

/** The files of the repository, as paths from its root with forward slashes. */
export function repositoryFiles(): string[] {
  const skip = ignored();
  const walk = (folder: string): string[] =>
    readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
      const below = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (skip.test(entry.name)) return [];
      // Hidden folders belong to editors and the like.
      const isPrivate = folder === '' && entry.name.startsWith('.') && entry.name !== '.ci';
      if (entry.isDirectory()) return isPrivate ? [] : walk(below);
      return entry.isFile() ? [below] : [];
    });
  return walk('');
}

/** The text of a file of the repository; `null` for a binary file. */
export function textOf(file: string): string | null {
  return TEXT.test(`/${file}`) ? readFileSync(path.join(ROOT, file), 'utf8') : null;
}

/** The most source files directly in one folder. */
export const MAX_FILES = 21;

function isCrowdable(file: string): boolean {
  if (!/^(src|tools|e2e)\/.*\.(ts|tsx|mjs)$/.test(file)) return false;
  // One file per route, and one per place.
  if (/^src\/(routes|mocks\/catalogue)\//.test(file)) return false;
  return !/\.(test|spec|shots)\.tsx?$/.test(file);
}

/** Unknown folders, at the top and in `src`, and folders with too many source files. */
export function folderViolations(files: readonly string[]): string[] {
  const unknown = new Set<string>();
  const counts = new Map<string, number>();
  for (const file of files) {
    const [top = '', second = '', third] = file.split('/');
    if (second !== '' && !TOP_FOLDERS.includes(top)) unknown.add(top);
    if (top === 'src' && third !== undefined && !SRC_FOLDERS.includes(second)) {
      unknown.add(`src/${second}`);
    }
    const folder = path.posix.dirname(file);
    if (isCrowdable(file)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [
    ...[...unknown].map((folder) => `${folder}/ is not a known folder`),
    ...[...counts]
      .filter(([, count]) => count > MAX_FILES)
      .map(([folder, count]) => `${folder}/ has ${count} source files, more than ${MAX_FILES}`),
  ];
}

const HOSTS = /https?:\/\/[\w.-]*(?:registry|nexus|artifactory|verdaccio)[\w.:-]*/i;
// Only absolute paths: a relative path may contain such a folder.
const HOMES = /(?<![\w@.$}*/-])(?:\/(?:home|Users)\/[\w.-]+\/|\/root\/[\w.-]+|[A-Z]:\\Users\\)/;

/** Package registries and local paths in a text. */
export function textViolations(file: string, text: string): string[] {
  const violations: string[] = [];
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    if (HOSTS.test(line)) violations.push(`${file}:${index + 1}: names a package registry`);
    if (HOMES.test(line)) violations.push(`${file}:${index + 1}: names a path of one machine`);
  }
  if (file === 'package-lock.json' && text.includes('"resolved"')) {
    violations.push(`${file}: has addresses; see omit-lockfile-registry-resolved in .npmrc`);
  }
  return violations;
}

/** Variables of the system. */
const SYSTEM_VARIABLES = ['PATH', 'NODE_ENV'];

/** Variables that are read but missing in `.env.example`, and those in it that nothing reads. */
export function environmentViolations(sources: readonly string[], example: string): string[] {
  const named = new Set([...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name));
  const read = new Set(
    sources
      .flatMap((text) => [...text.matchAll(/\b(VITE_[A-Z_]+)\b|process\.env\['([A-Z_]+)'\]/g)])
      .map(([, ofVite, ofShell]) => ofVite ?? ofShell ?? '')
      .filter((name) => !SYSTEM_VARIABLES.includes(name)),
  );
  return [
    ...[...read].filter((name) => !named.has(name)).map((name) => `.env.example lacks ${name}`),
    ...[...named].filter((name) => !read.has(name)).map((name) => `nothing reads ${name}`),
  ];
}

const EXPORT =
  /^export (?:declare )?(?:async )?(?:const|let|function\*?|class|type|interface) (\w+)/gm;

/** Exported names that several of these modules declare. */
export function duplicateExports(sources: Readonly<Record<string, string>>): string[] {
  const modules = new Map<string, Set<string>>();
  for (const [file, text] of Object.entries(sources)) {
    for (const [, name = ''] of text.matchAll(EXPORT)) {
      modules.set(name, (modules.get(name) ?? new Set()).add(file));
    }
  }
  return [...modules]
    .filter(([, files]) => files.size > 1)
    .map(([name, files]) => `${name} is exported by ${[...files].join(' and ')}`);
}

/** Lines of code in a row that no two places may share. */
const MAX_REPEATED = 5;

/** The trimmed lines of code with their numbers: no imports, comments, blank lines or lines of only brackets. */
function codeLines(text: string): { code: string; at: number }[] {
  const blank = (found: string) => found.replaceAll(/[^\n]+/g, '');
  const code = text.replaceAll(/^(?:import|export) [^;]*? from '.*';$|^ *\/\*[^]*?\*\//gm, blank);
  return code
    .split('\n')
    .map((line, index) => ({ code: line.trim(), at: index + 1 }))
    .filter((line) => /\w/.test(line.code) && !line.code.startsWith('//'));
}

/** Places in these modules with the same lines of code. */
export function repeatedCode(sources: Readonly<Record<string, string>>): string[] {
  const places = new Map<string, string>();
  const pairs: string[] = [];
  for (const [file, text] of Object.entries(sources)) {
    const lines = codeLines(text);
    for (const [index, { at }] of lines.entries()) {
      const run = lines.slice(index, index + MAX_REPEATED + 1);
      if (run.length <= MAX_REPEATED) break;
      const key = run.map(({ code }) => code).join('\n');
      const first = places.get(key);
      if (first) pairs.push(`${first} and ${file}:${at} have the same lines`);
      else places.set(key, `${file}:${at}`);
    }
  }
  return pairs;
}
