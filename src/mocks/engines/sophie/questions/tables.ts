import { unsupportedIn, type ProofRecord } from '@/lib/proof/proof';
import type { Language } from '@/mocks/catalogue/text';
import { programWire } from '@/mocks/data/wire';
import { noAnswers } from '@/mocks/engines/ranking/answers';
import { judgeProgram } from '@/mocks/engines/ranking/ranking';
import { answer } from '@/mocks/engines/sophie/answer';
import type { SophieAnswer } from '@/mocks/engines/sophie/asker';
import { advice } from './advice';
import { beyondTable } from './beyond';
import { compareTable } from './compare';
import { cost } from './cost';
import { deadline } from './deadline';
import { essay } from './essay';
import { NOW, type Check, type Table } from './expect';
import { find } from './find';
import { requirements } from './requirements';
import { scholarshipTable } from './scholarship';
import { languageTests } from './tests';
import { visaAndWork } from './visa-work';

export const TABLES: Readonly<Record<string, Table>> = {
  find,
  compare: compareTable,
  requirements,
  deadline,
  cost,
  scholarship: scholarshipTable,
  'visa and work': visaAndWork,
  tests: languageTests,
  essay,
  'what to study': advice,
  'not in the catalogue': beyondTable,
};

/** `vi-` is Vietnamese without diacritics. */
export type Column = Language | 'vi-';

export type Asked = { kind: string; column: Column; question: string; checks: readonly Check[] };

export const withoutDiacritics = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D');

export const QUESTIONS = Object.entries(TABLES).flatMap(([kind, table]): Asked[] => [
  ...table.en.map(([question, ...checks]) => ({ kind, column: 'en' as const, question, checks })),
  ...table.vi.flatMap(([question, ...checks]) => [
    { kind, column: 'vi' as const, question, checks },
    { kind, column: 'vi-' as const, question: withoutDiacritics(question), checks },
  ]),
]);

/** The answer to a visitor of whom nothing is known. */
export function answerTo(question: string): SophieAnswer {
  return answer(question, { language: 'en', now: NOW, answers: null, saved: null });
}

/** The cited records as the API sends them. */
export function recordsOf({ cited, language }: SophieAnswer): ProofRecord[] {
  return cited.map((record, at) => ({
    number: at + 1,
    record:
      'program' in record ? programWire(judgeProgram(record, noAnswers, NOW), language) : record,
  }));
}

/** Where a text has figures, dates and names that the records do not have. */
export function markedIn(text: string, records: readonly ProofRecord[], question: string) {
  return unsupportedIn(text, records, { known: question, now: NOW });
}
