// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { CRIES_EN } from './cries-en';
import { CRIES_VI } from './cries-vi';
import { citedPrograms } from './expect';
import { ORDINARY } from './ordinary';
import { answerTo, withoutDiacritics } from './tables';

/** Each sentence as it is typed, and without diacritics and curly apostrophes. */
const typed = ({ en, vi }: Readonly<Record<'en' | 'vi', readonly string[]>>) => [
  ...new Set(
    [...en, ...vi].flatMap((text) => [text, withoutDiacritics(text).replaceAll('’', "'")]),
  ),
];

const crisisLines = (question: string) =>
  /\b111\b.*findahelpline\.com/s.exec(answerTo(question).text);

describe('a cry for help gets the crisis lines, and nothing of the catalogue', () => {
  it.each(typed({ en: CRIES_EN, vi: CRIES_VI }))('%s', (question) => {
    expect(crisisLines(question)).not.toBeNull();
    expect(citedPrograms(answerTo(question))).toEqual([]);
  });
});

describe('an ordinary sentence with the same words gets no crisis lines', () => {
  it.each(typed(ORDINARY))('%s', (question) => {
    expect(crisisLines(question)).toBeNull();
  });
});
