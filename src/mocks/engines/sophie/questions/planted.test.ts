// @vitest-environment node
import { expect, it } from 'vitest';
import { claimsIn } from '@/lib/proof/claims';
import { countries } from '@/mocks/catalogue/countries';
import { pick, seeded } from '@/mocks/catalogue/seeded';
import { catalogueEntries } from '@/mocks/data/entries';
import type { SophieAnswer } from '@/mocks/engines/sophie/asker';
import { formatters } from '@/mocks/engines/sophie/formatters';
import { answerTo, markedIn, QUESTIONS, recordsOf } from './tables';

const PLANTED = 200;

/** A part of a true answer, and what is put in its place. */
type Change = { kind: 'figure' | 'date' | 'name'; start: number; end: number; to: string };

/** Places where no statement is: citations, targets of links, and bare hosts. */
const NO_STATEMENT = /\[\d+\](?!\()|\]\([^)]*\)|\b[\w-]+(?:\.[\w-]+)+\b/g;

function matches(text: string, pattern: RegExp): { start: number; end: number; text: string }[] {
  const closed = [...text.matchAll(NO_STATEMENT)].filter(([all]) => !/^\d+([.,]\d+)+$/.test(all));
  return [...text.matchAll(pattern)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length, text: match[0] }))
    .filter(
      ({ start, end }) =>
        !closed.some((one) => start < one.index + one[0].length && one.index < end),
    );
}

const DATES = {
  en: /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}, \d{4}\b/g,
  vi: /\b\d{1,2}\/\d{1,2}\/\d{4}\b/g,
};
const FIGURES = {
  en: /\$\d[\d,]*|\bIELTS \d\.\d|\b\d{1,3}(?:,\d{3})+\b|(?<=\*\*|found )\d+(?= programs?)|\b\d+(?= of \d+ programs)|\b\d+ years\b/g,
  vi: /\$\d[\d.]*|\bIELTS \d\.\d|(?<=\*\*|được )\d+(?= chương)|\b\d+(?= trên \d+ chương)|\b\d+ năm\b/g,
};

/** Another figure in the same format: a tuition some per cent away, another band, another count. */
function otherFigure(text: string, seed: string, language: 'en' | 'vi'): string {
  const by = 1 + Math.floor(seeded(seed) * 6);
  const band = /^IELTS (\d\.\d)$/.exec(text)?.[1];
  if (band)
    return `IELTS ${(Number(band) >= 7 ? Number(band) - 0.5 * by : Number(band) + 0.5 * by + 2).toFixed(1)}`;
  const value = Number(text.replaceAll(/\D/g, ''));
  const changed = text.startsWith('$')
    ? Math.round((value * (1.07 + seeded(`${seed}/by`))) / 100) * 100 + 100
    : value + by + 20;
  const { number } = formatters(language);
  return text.replace(/\d[\d.,]*\d|\d/, number(changed));
}

const schools = [
  ...new Map(catalogueEntries.map(({ school }) => [school.id, school.name])).values(),
];
const cities = [
  ...new Map(catalogueEntries.map(({ school }) => [school.city.en, school.city])).values(),
];
const NAMES = [
  schools,
  countries.map(({ name }) => name),
  cities,
  catalogueEntries.map(({ program }) => program.name),
];

/** All single changes that make an answer false. */
function changesOf({ text, language }: SophieAnswer, known: string, seed: string): Change[] {
  const dates = matches(text, DATES[language]).map(({ start, end }): Change => {
    const day = new Date(
      Date.UTC(
        2027,
        Math.floor(seeded(`${seed}/${start}`) * 12),
        1 + Math.floor(seeded(`${seed}/${end}`) * 27),
      ),
    );
    return { kind: 'date', start, end, to: formatters(language).day(day.toISOString()) };
  });
  const figures = matches(text, FIGURES[language]).map(({ start, end, text: from }): Change => ({
    kind: 'figure',
    start,
    end,
    to: otherFigure(from, `${seed}/${start}`, language),
  }));
  const names = NAMES.flatMap((list, at) => {
    const here = list.find((name) => text.includes(name[language]));
    if (!here) return [];
    const there = pick(`${seed}/name${at}`, [
      here,
      ...list.filter((name) => !text.includes(name[language]) && !known.includes(name.en)),
    ]);
    const start = text.indexOf(here[language]);
    return [
      { kind: 'name' as const, start, end: start + here[language].length, to: there[language] },
    ];
  });
  const closed = [...text.matchAll(NO_STATEMENT)];
  return [...dates, ...figures, ...names].filter(
    ({ start, end, to }) =>
      text.slice(start, end) !== to &&
      !closed.some(
        (one) => start < one.index + one[0].length && one.index < end && one[0].startsWith(']'),
      ),
  );
}

it('marks at least 95 % of 200 planted false statements and at most 2 % of the true ones', () => {
  const all = QUESTIONS.flatMap(({ question }) => {
    const given = answerTo(question);
    const records = recordsOf(given);
    return changesOf(given, question, question).map((change) => ({
      question,
      given,
      records,
      change,
    }));
  });
  const kinds = ['figure', 'date', 'name'] as const;
  // As many of each kind, drawn by a fixed seed.
  const drawn = kinds.flatMap((kind, at) =>
    all
      .filter(({ change }) => change.kind === kind)
      .toSorted(
        (a, b) =>
          seeded(`${a.question}/${a.change.start}`) - seeded(`${b.question}/${b.change.start}`),
      )
      .slice(0, at === 0 ? PLANTED - 2 * Math.floor(PLANTED / 3) : Math.floor(PLANTED / 3)),
  );
  const overlaps = (marks: readonly { start: number; end: number }[], start: number, end: number) =>
    marks.some((mark) => mark.start < end && start < mark.end);
  const tried = drawn.map(({ question, given, records, change }) => {
    const { start, end, to } = change;
    const text = given.text.slice(0, start) + to + given.text.slice(end);
    return {
      question,
      change,
      from: given.text.slice(start, end),
      marked: overlaps(markedIn(text, records, question), start, start + to.length),
      trueMarked: overlaps(markedIn(given.text, records, question), start, end),
    };
  });
  const claims = QUESTIONS.map(({ question }) => {
    const given = answerTo(question);
    return {
      all: claimsIn(given.text).length,
      marked: markedIn(given.text, recordsOf(given), question).length,
    };
  });
  const sum = (key: 'all' | 'marked') => claims.reduce((total, one) => total + one[key], 0);
  const caught = tried.filter(({ marked }) => marked).length / tried.length;
  const falseAlarms = tried.filter(({ trueMarked }) => trueMarked).length / tried.length;
  const share = (value: number) => `${(value * 100).toFixed(1)} %`;
  console.info(
    [
      `planted false statements marked: ${share(caught)} of ${tried.length}`,
      ...kinds.map((kind) => {
        const own = tried.filter(({ change }) => change.kind === kind);
        return `  ${kind}: ${own.filter(({ marked }) => marked).length} of ${own.length}`;
      }),
      `true statements marked: ${share(falseAlarms)} of ${tried.length}; of all ${sum('all')} figures, dates and names: ${share(sum('marked') / sum('all'))}`,
      ...tried
        .filter(({ marked }) => !marked)
        .map(({ question, from, change }) => `missed: ${question}: ${from} -> ${change.to}`),
    ].join('\n'),
  );
  expect(tried).toHaveLength(PLANTED);
  expect(caught).toBeGreaterThanOrEqual(0.95);
  expect(falseAlarms).toBeLessThanOrEqual(0.02);
  expect(sum('marked') / sum('all')).toBeLessThanOrEqual(0.02);
});
