// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { foldWords } from '@/lib/fold-text';
import { answerTo, markedIn, QUESTIONS, recordsOf, TABLES, type Column } from './tables';

const hasFigure = (text: string) => /\d/.test(text);

describe('questions to Sophie', () => {
  it('answers at least 95 % rightly in each language, and none with a wrong figure', () => {
    const asked = QUESTIONS.map((row) => {
      const language = row.column === 'en' ? 'en' : 'vi';
      const given = answerTo(row.question);
      const marked = markedIn(given.text, recordsOf(given), row.question);
      const strange = marked.map(({ start, end }) => given.text.slice(start, end));
      const failures = [
        given.language === language ? null : `is in ${given.language}`,
        /undefined|NaN|\[object|\b(null)\b/.test(given.text) ? 'has a hole' : null,
        ...row.checks.map((check) => check(given)),
      ].filter((failure) => failure !== null);
      return {
        ...row,
        failures,
        figures: strange.filter(hasFigure),
        names: strange.filter((text) => !hasFigure(text)),
      };
    });
    const columns: Column[] = ['en', 'vi', 'vi-'];
    const score = (rows: typeof asked) =>
      `${rows.filter(({ failures }) => failures.length === 0).length}/${rows.length}`;
    const lines = Object.keys(TABLES).map((kind) => {
      const own = asked.filter((row) => row.kind === kind);
      return [
        kind.padEnd(20),
        ...columns.map((column) => score(own.filter((row) => row.column === column)).padStart(7)),
      ].join(' ');
    });
    const wrong = asked.flatMap(({ kind, question, failures, figures, names }) => [
      ...failures.map((failure) => `${kind}: ${question}: ${failure}`),
      ...figures.map((figure) => `${kind}: ${question}: no source has ${figure}`),
      ...names.map((name) => `${kind}: ${question}: no source names ${name}`),
    ]);
    console.info(
      [
        `${'kind'.padEnd(20)} ${columns.map((column) => column.padStart(7)).join(' ')}`,
        ...lines,
        `${'all'.padEnd(20)} ${columns.map((column) => score(asked.filter((row) => row.column === column)).padStart(7)).join(' ')}  of ${asked.length}`,
        ...wrong,
      ].join('\n'),
    );
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(300);
    expect(
      new Set(QUESTIONS.map(({ question }) => foldWords(question))).size,
    ).toBeGreaterThanOrEqual(300);
    expect(asked.filter(({ figures }) => figures.length > 0)).toEqual([]);
    for (const column of columns) {
      const own = asked.filter((row) => row.column === column);
      const right = own.filter(({ failures }) => failures.length === 0).length;
      expect(right / own.length).toBeGreaterThanOrEqual(0.95);
    }
  });
});
