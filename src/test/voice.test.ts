// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { NAMESPACES } from '@/i18n/namespaces';
import { flatten } from '../../tools/checks/locale-shape';
import { repositoryFiles, textOf } from '../../tools/checks/repository-files';

const guide = textOf('docs/voice.md') ?? '';

type Rule = { phrases: string[]; instead: string; fine: string[] };
type Message = { key: string; text: string };

/** The rows of the table in docs/voice.md that starts with `| language |` and ends with `| Fine in |`. */
function rulesOf(language: string): Rule[] {
  const table = new RegExp(`^\\| ${language} .*\\| Fine in .*\\n((?:\\|.*\\n)+)`, 'm').exec(guide);
  const phrasesIn = (cell = '') =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, phrase = '']) => phrase);
  const rows = (table?.[1] ?? '').split('\n').map((row) => row.split('|'));
  return rows
    .map(([, not, instead = '', fine]) => ({
      phrases: phrasesIn(not),
      instead: instead.trim(),
      fine: phrasesIn(fine),
    }))
    .filter(({ phrases }) => phrases.length > 0);
}

function includesPhrase(text: string, phrase: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}])${phrase}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}

/** The phrases of a text that the guide rules out, each with what to write instead. */
function misused(text: string, rules: readonly Rule[]): string[] {
  return rules.flatMap(({ phrases, instead, fine }) => {
    const checked = fine.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text.toLowerCase());
    return phrases
      .filter((phrase) => includesPhrase(checked, phrase))
      .map((phrase) => `“${phrase}”, use: ${instead}`);
  });
}

/** Sentences that a made-up student wrote. */
const SAMPLE_TEXT = /^demo\.(essay\.(one|two|three)|comment\.\w+\.quote)$/;

function messagesOf(locale: string): Message[] {
  return NAMESPACES.flatMap((namespace) => {
    const file: unknown = JSON.parse(textOf(`locales/${locale}/${namespace}.json`) ?? '{}');
    return flatten(file).map(([key, text]) => ({ key: `${namespace}.${key}`, text: String(text) }));
  }).filter(({ key }) => !SAMPLE_TEXT.test(key));
}

const catalogue = import.meta.glob(
  ['/src/mocks/catalogue/**/*.ts', '!**/*.test.ts', '!**/programs.ts'],
  { eager: true },
);

/** The texts in one language below a value of the catalogue. */
function textsIn(value: unknown, locale: string, key: string): Message[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]: [string, unknown]) => {
    if (typeof one !== 'string') return textsIn(one, locale, `${key}.${name}`);
    return name === locale ? [{ key, text: one }] : [];
  });
}

/** The texts in the code of the mock API, written as `en: '…'` or `vi: '…'`. */
function textsOfCode(locale: string): Message[] {
  const text = new RegExp(`\\b${locale}:\\s*(?:'([^'\\n]*)'|\`([^\`]*)\`)`, 'g');
  return repositoryFiles()
    .filter((file) => /^src\/mocks\/(engines|server|data)\/.*(?<!test)\.ts$/.test(file))
    .filter((file) => !file.includes('/questions/'))
    .flatMap((file) =>
      [...(textOf(file) ?? '').matchAll(text)].map(([, plain, template]) => ({
        key: file,
        text: plain ?? template ?? '',
      })),
    );
}

/** The texts of the mock API, each once. */
function textsOfApi(locale: string): Message[] {
  const texts = [...textsIn(catalogue, locale, ''), ...textsOfCode(locale)];
  return [...new Map(texts.map((one) => [one.text, one])).values()];
}

/** The most characters of labels that have one line at 320 px, placeholders not counted. */
const LABELS: readonly [name: string, keys: RegExp, en: number, vi: number][] = [
  ['a step', /\.short\.\w+$/, 9, 9],
  ['a tab', /\.tabs\.\w+$/, 12, 13],
  ['a column head', /\.columns\.\w+$/, 27, 26],
  ['an option', /\.(sorts|degrees|kinds)\.[\w-]+$/, 18, 28],
  ['a button', /\.(save|undo|close|retry|finish|later|confirm|discard|add|button|submit)$/, 23, 25],
];

describe.each([
  ['en', 'English'],
  ['vi', 'Vietnamese'],
])('every message in %s', (locale, language) => {
  const rules = rulesOf(language);
  const messages = messagesOf(locale);

  it.each([
    ['messages', messages, 1000],
    ['texts of the mock API', textsOfApi(locale), 1500],
  ])('uses the words of docs/voice.md: %s', (_, texts, atLeast) => {
    expect(rules.length).toBeGreaterThan(15);
    expect(texts.length).toBeGreaterThan(atLeast);
    expect(
      texts.flatMap(({ key, text }) => misused(text, rules).map((word) => `${key}: ${word}`)),
    ).toEqual([]);
  });

  it('has curly quotes, a real ellipsis, no long dash and no exclamation mark', () => {
    expect(messages.filter(({ text }) => /['"!—]|\.\.\./.test(text))).toEqual([]);
  });

  it('fits its place, if it is a label', () => {
    const tooLong = LABELS.flatMap(([name, keys, en, vi]) => {
      const most = locale === 'en' ? en : vi;
      return messages
        .map(({ key, text }) => ({ key: key.replace(/_\w+$/, ''), text }))
        .map(({ key, text }) => ({ key, text: text.replaceAll(/\{\{[^}]*\}\}|<[^>]*>/g, '') }))
        .filter(({ key, text }) => keys.test(key) && text.length > most)
        .map(
          ({ key, text }) =>
            `${key}: ${name} has at most ${most} characters, this has ${text.length}`,
        );
    });
    expect(tooLong).toEqual([]);
  });
});

/** Every document but the transcripts, which repeat what students type. */
const DOCUMENTS = repositoryFiles().filter((file) => /(?<!sophie-transcripts)\.md$/.test(file));

/** The prose of a document: no code, no figures of the benchmark, and nothing of the guide from its lists on. */
function proseOf(file: string): string {
  const [text = ''] = (textOf(file) ?? '').split('\n## Not these\n');
  return text
    .replaceAll(/^```[\s\S]*?^```|<!-- bench: written[\s\S]*?<!-- bench: end -->/gm, '')
    .replaceAll(/`[^`]*`/g, '')
    .replaceAll(/\s+/g, ' ');
}

it.each(DOCUMENTS)('%s uses the English words of docs/voice.md', (file) => {
  expect(misused(proseOf(file), rulesOf('English'))).toEqual([]);
});

it('finds a phrase in any case, as a whole word, and lets the exceptions pass', () => {
  const rules = [{ phrases: ['stand', 'tôi'], instead: 'appear', fine: ['chúng tôi'] }];
  expect(misused('Stand here', rules)).toEqual(['“stand”, use: appear']);
  expect(misused('We understand. Chúng tôi hiểu.', rules)).toEqual([]);
  expect(misused('Của tôi', rules)).toHaveLength(1);
});
