// @vitest-environment node
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryFiles, textOf } from '../../tools/checks/repository-files';

const files = repositoryFiles();
const ruleBook = textOf('docs/rules.md') ?? '';
const sources = files.filter((file) => /\.(tsx?|mjs|css|md)$/.test(file));
const documents = files.filter((file) => file.endsWith('.md'));

/** The rule numbers in a text. */
function ruleNumbers(text: string): string[] {
  return [...text.matchAll(/\bR([1-9]\d?)\b/g)].map(([, number = '']) => number);
}

/** A path in backticks that starts with a folder of the repository. */
const NAMED_PATH = /`((?:src|tools|e2e|docs|deploy|locales|public)\/[\w./{},*<>-]*)`/g;

/** Whether a file or folder has that path; `<name>` and `*` match any one name, `{a,b}` either. */
function exists(named: string): boolean {
  const pattern = named
    .replace(/\/$/, '')
    .replaceAll('.', '\\.')
    .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
    .replaceAll(/<[^>]*>|\*+/g, '[^/]+');
  const matcher = new RegExp(`^${pattern}(?:/|$)`);
  return files.some((file) => matcher.test(file));
}

describe('docs/rules.md', () => {
  const defined = [...ruleBook.matchAll(/^(?:\*\*|\| )R(\d+)\b/gm)].map(([, number]) => number);

  it('has every rule that a file cites', () => {
    const missing = sources.flatMap((file) =>
      ruleNumbers(textOf(file) ?? '')
        .filter((number) => !defined.includes(number))
        .map((number) => `${file} cites R${number}`),
    );
    expect(missing).toEqual([]);
  });

  it('is the only rule book that a file cites', () => {
    const elsewhere = /\bdesign[\s*/]+section\b|\btraps? \d/i;
    const others = sources.filter((file) => file !== 'src/test/docs.test.ts');
    expect(others.filter((file) => elsewhere.test(textOf(file) ?? ''))).toEqual([]);
  });
});

describe('the documents', () => {
  it.each(documents)('%s names files that exist', (file) => {
    const named = [...(textOf(file) ?? '').matchAll(NAMED_PATH)].map(([, name = '']) => name);
    const missing = named.filter((name) => !exists(name));
    expect(missing).toEqual([]);
  });

  it.each(documents)('%s links to files that exist', (file) => {
    const links = [...(textOf(file) ?? '').matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)];
    const missing = links
      .map(([, link = '']) => path.posix.join(path.posix.dirname(file), link))
      .filter((link) => !exists(link));
    expect(missing).toEqual([]);
  });
});

describe('the folder tree in docs/architecture.md', () => {
  const picture =
    /^```\nsrc\/\n([\s\S]*?)^```/m.exec(textOf('docs/architecture.md') ?? '')?.[1] ?? '';

  /** Folders by their indentation of two spaces per level. */
  function drawnFolders(): string[] {
    let parent = '';
    return [...picture.matchAll(/^( +)([\w-]+)\//gm)].map(([, indent = '', name = '']) => {
      if (indent.length === 2) parent = name;
      return indent.length === 2 ? name : `${parent}/${name}`;
    });
  }

  it('matches src, two levels deep', () => {
    const folders = files.flatMap((file) => {
      const [top, first, second, ...rest] = file.split('/');
      if (top !== 'src' || first === undefined || second === undefined) return [];
      return rest.length > 0 ? [first, `${first}/${second}`] : [first];
    });
    expect(drawnFolders().toSorted()).toEqual([...new Set(folders)].toSorted());
  });
});
