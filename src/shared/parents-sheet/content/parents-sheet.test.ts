// @vitest-environment node
import fc from 'fast-check';
import LZString from 'lz-string';
import { describe, expect, it } from 'vitest';
import type { School, SchoolProgram } from '@/api/school/contract';
import { SHEET_HASH, withoutSheet } from '@/routing/sheet-link';
import { buildSheet } from './build-sheet';
import { SHEET_DAYS, type Sheet } from './sheet';
import { lastDay, readSheet, sheetPath } from './sheet-link';

const NOW = new Date(2026, 10, 24, 12);
const UNTIL = lastDay(NOW);
const summary = { id: 1, name: 'Aalto', city: 'Espoo', country: 'Finland', iso_code: 'FI' };

/** A program whose student-related fields all contain `secret`. */
function programWith(id: number, secret: string): SchoolProgram {
  return {
    id,
    title: id === 1 ? 'Design' : secret,
    school: summary,
    degree: 'bachelor',
    duration: 3,
    tuition: 12_000,
    starts: '2027-09',
    deadline: '2027-01-20',
    languages: ['en'],
    criteria: [{ key: 'language', state: 'met', asked: 'IELTS 6.5', you: secret }],
  };
}

function built(name = 'Trần Thị Linh', secret = 'x'): Sheet {
  const program = programWith(1, secret);
  const school: School = { ...summary, programs: [program, programWith(2, secret)] };
  // More than the type says: a response has fields that the client does not know.
  const source = {
    program: { ...program, note: secret, status: secret },
    school,
    scholarships: [],
  };
  return buildSheet({ locale: 'vi', name, sources: { en: source, vi: source } });
}

const hashOf = (path: string) => path.slice(path.indexOf('#'));
const pack = (value: unknown) =>
  SHEET_HASH + LZString.compressToEncodedURIComponent(JSON.stringify(value));
const textOf = (hash: string) =>
  LZString.decompressFromEncodedURIComponent(hash.slice(SHEET_HASH.length)) ?? '';
const inDays = (days: number) => new Date(2026, 10, 24 + days, 12);

describe('the link of a sheet', () => {
  it.each(['en', 'vi'] as const)('is read back as it was, %s', (locale) => {
    const hash = hashOf(sheetPath(locale, built(), UNTIL));
    const sheet = { ...built(), locale };
    expect(readSheet(hash, NOW)).toEqual({ kind: 'sheet', sheet, until: '2027-01-23' });
    // A chat app may leave the last sign out.
    expect(readSheet(hash.slice(0, -1), NOW)).toMatchObject({ kind: 'sheet', sheet });
  });

  it('works until its last day', () => {
    const hash = hashOf(sheetPath('en', built(), UNTIL));
    expect(readSheet(hash, inDays(SHEET_DAYS)).kind).toBe('sheet');
    const late = readSheet(hash, inDays(SHEET_DAYS + 1));
    expect(late).toEqual({ kind: 'expired', until: '2027-01-23' });
  });

  const until = '2027-01-01';
  it.each([
    ['nothing', ''],
    ['no sheet', SHEET_HASH],
    ['no JSON', SHEET_HASH + LZString.compressToEncodedURIComponent('{')],
    ['another fragment', '#top'],
    ['a field too many', pack({ until, sheet: { ...built(), score: 8 } })],
    ['a field of the link too many', pack({ until, sheet: built(), email: 'a@b.vn' })],
    [
      'a script as the page',
      pack({ until, sheet: { ...built(), website: 'javascript:alert(1)' } }),
    ],
    ['a text that is too long', pack({ until, sheet: { ...built(), name: 'n'.repeat(41) } })],
    ['a day that doesn’t exist', pack({ until, sheet: { ...built(), deadline: '2027-02-31' } })],
    ['a last day that doesn’t exist', pack({ until: '2026-11-31', sheet: built() })],
    ['a last day far ahead', pack({ until: '2027-06-01', sheet: built() })],
    ['more than a link may hold', SHEET_HASH + 'N'.repeat(6000)],
    ['a small text that is large when unpacked', pack('a'.repeat(1_000_000))],
  ])('is refused with %s', (_, hash) => {
    expect(readSheet(hash, NOW)).toEqual({ kind: 'unreadable' });
  });

  it('never throws, for any fragment', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.string().map((text) => SHEET_HASH + text),
      fc.json().map((text) => SHEET_HASH + LZString.compressToEncodedURIComponent(text)),
      fc.jsonValue().map((sheet) => pack({ until, sheet })),
    );
    fc.assert(
      fc.property(anything, (hash) => {
        expect(readSheet(hash, NOW)).toEqual({ kind: 'unreadable' });
      }),
    );
  });

  it('is never stored', () => {
    expect(withoutSheet(sheetPath('en', built(), UNTIL))).toBe('/school-list');
  });
});

describe('a sheet', () => {
  it('has the given name alone, and leaves out what it has no room for', () => {
    expect(built()).toMatchObject({ name: 'Linh', tuition: 12_000, living: null, website: null });
  });

  it('and its link have no other data of the student', () => {
    // Signs that no fixed text of the sheet contains.
    const secret = fc.stringMatching(/^[QZ]{6,20}$/);
    fc.assert(
      fc.property(secret, fc.constantFrom('Nguyễn', 'Trần', 'Lê'), (hidden, family) => {
        const sheet = built(`${family} ${hidden} Linh`, hidden);
        const sent = textOf(hashOf(sheetPath('vi', sheet, UNTIL)));
        for (const text of [JSON.stringify(sheet), sent]) {
          expect(text).toContain('Design');
          expect(text).not.toContain(hidden);
          expect(text).not.toContain(family);
          expect(text).not.toContain('IELTS');
        }
      }),
    );
  });
});
