// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noAnswers, type StudentAnswers } from './answers';
import type { Language } from '@/mocks/catalogue/text';
import { classGrades } from './class-grades';
import { countries } from '@/mocks/catalogue/countries';
import { preferences } from '@/mocks/catalogue/titles/preferences';
import { programTitles } from '@/mocks/catalogue/titles/program-titles';
import { catalogueEntries, type CatalogueEntry } from '@/mocks/data/entries';
import type { ListOptions } from '@/mocks/server/list-options';
import { filterPrograms } from './filter-programs';
import { budgetsWithCounts, countriesWithCounts, preferencesWithCounts } from './option-counts';
import { rank, type Ranked } from './ranking';

const now = new Date('2026-11-21T08:00:00Z');
const plain: ListOptions = {
  sort: 'match',
  descending: false,
  degree: null,
  taughtIn: null,
  q: '',
};
// Half of the values are missing: with all answers given, few programs would remain to order.
const or = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null, freq: 2 });
const ids = (rows: readonly { id: number }[]) =>
  fc.constantFrom(...rows.map(({ id }) => String(id)));

const answersArbitrary: fc.Arbitrary<StudentAnswers> = fc.record({
  classGradeId: or(ids(classGrades)),
  countryIds: or(fc.uniqueArray(ids(countries), { minLength: 1, maxLength: 5 })),
  budgetMin: fc.constant(null),
  budgetMax: or(fc.integer({ min: 0, max: 80_000 })),
  preferenceId: or(ids(preferences)),
  titleIds: or(fc.uniqueArray(ids(programTitles), { minLength: 1, maxLength: 4 })),
  average: or(fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10)),
  ielts: or(fc.integer({ min: 0, max: 18 }).map((halves) => halves / 2)),
  sat: or(fc.integer({ min: 400, max: 1600 })),
});
const optionsArbitrary: fc.Arbitrary<ListOptions> = fc.record({
  sort: fc.constantFrom('match', 'tuition', 'name', 'deadline'),
  descending: fc.boolean(),
  degree: or(fc.constantFrom('bachelor', 'foundation', 'diploma', 'associate')),
  taughtIn: or(fc.constantFrom('en', 'de', 'fr')),
  q: fc.constantFrom('', '', '', 'university', 'dai hoc', 'khoa học', 'Hà Nội', 'bsc  data'),
});

function ranked(
  answers: StudentAnswers,
  options: ListOptions,
  language: Language = 'en',
  from = catalogueEntries,
) {
  return rank(filterPrograms(from, { ...answers, ...options }), answers, {
    options,
    language,
    now,
  });
}
const programIds = (rows: readonly Ranked[]) => rows.map(({ entry }) => entry.program.id);

describe('order', () => {
  it('does not depend on the order of the catalogue', () => {
    fc.assert(
      fc.property(answersArbitrary, optionsArbitrary, fc.integer(), (answers, options, turn) => {
        const at = Math.abs(turn) % catalogueEntries.length;
        const turned = [
          ...catalogueEntries.slice(at),
          ...catalogueEntries.slice(0, at),
        ].toReversed();
        const ordered = programIds(ranked(answers, options));
        expect(programIds(ranked(answers, options, 'en', turned))).toEqual(ordered);
        expect(new Set(ordered).size).toBe(ordered.length);
      }),
      { numRuns: 30, examples: [[noAnswers, plain, 1]] },
    );
  });

  it('is the same in both languages, except for names', () => {
    const sorts = optionsArbitrary.filter(({ sort }) => sort !== 'name');
    fc.assert(
      fc.property(answersArbitrary, sorts, (answers, options) => {
        expect(ranked(answers, options, 'vi')).toEqual(ranked(answers, options, 'en'));
      }),
      { numRuns: 30, examples: [[noAnswers, plain]] },
    );
  });

  it('puts fewest unmet first, then bachelors, then schools in turns, most met', () => {
    fc.assert(
      fc.property(answersArbitrary, (answers) => {
        const seen = new Map<string, number>();
        // Without anything to compare, the countries take turns before the schools.
        const compared = { ...answers, classGradeId: answers.classGradeId ?? '12' };
        const keys = ranked(compared, plain).map(({ entry, met, unmet }) => {
          const equals = [unmet, entry.program.degree === 'bachelor' ? 0 : 1];
          const place = [...equals, entry.school.id].join(' ');
          const turn = seen.get(place) ?? 0;
          seen.set(place, turn + 1);
          return [...equals, turn, 99 - met].map((key) => String(key).padStart(4, '0')).join(' ');
        });
        expect(keys).toEqual(keys.toSorted());
      }),
      { numRuns: 30, examples: [[noAnswers]] },
    );
  });

  it('puts unknown values last, in both directions', () => {
    for (const descending of [false, true]) {
      const fees = ranked(noAnswers, { ...plain, sort: 'tuition', descending }).map(
        ({ entry }) => entry.program.tuitionUsd,
      );
      const known = fees.filter((fee) => fee !== null);
      expect(known.length).toBeLessThan(fees.length);
      expect(fees.slice(0, known.length)).toEqual(
        known.toSorted((a, b) => (descending ? b - a : a - b)),
      );
      const days = ranked(noAnswers, { ...plain, sort: 'deadline', descending });
      expect(days[0]?.deadline).not.toBeNull();
      expect(days.at(-1)?.deadline).toBeNull();
    }
  });

  it('sorts names by the alphabet of the language', () => {
    for (const language of ['en', 'vi'] as const) {
      const names = ranked(noAnswers, { ...plain, sort: 'name' }, language).map(
        ({ entry }) => entry.program.name[language],
      );
      expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare));
    }
  });
});

describe('narrowing', () => {
  it('never adds a program when one more answer is given', () => {
    fc.assert(
      fc.property(answersArbitrary, optionsArbitrary, (answers, options) => {
        const left = new Set(filterPrograms(catalogueEntries, { ...answers, ...options }));
        for (const name of ['countryIds', 'preferenceId', 'titleIds', 'budgetMax'] as const) {
          const without = new Set(
            filterPrograms(catalogueEntries, { ...answers, ...options, [name]: null }),
          );
          expect([...left].every((row) => without.has(row))).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('is not affected by answers that only mark criteria', () => {
    fc.assert(
      fc.property(answersArbitrary, (answers) => {
        const { countryIds, preferenceId, titleIds, budgetMax } = answers;
        const bare = { ...noAnswers, countryIds, preferenceId, titleIds, budgetMax };
        expect(filterPrograms(catalogueEntries, answers)).toEqual(
          filterPrograms(catalogueEntries, bare),
        );
      }),
      { numRuns: 20 },
    );
  });

  it('keeps exactly the programs that match an answer', () => {
    const remaining = (by: Partial<StudentAnswers & ListOptions>) =>
      new Set(filterPrograms(catalogueEntries, { ...noAnswers, ...by }));
    const those = (fits: (entry: CatalogueEntry) => boolean) => {
      const matching = new Set(catalogueEntries.filter(fits));
      expect(matching.size).toBeGreaterThan(1);
      return matching;
    };
    expect(remaining({})).toEqual(new Set(catalogueEntries));
    expect(remaining({ countryIds: ['4', '6'] })).toEqual(
      those(({ country }) => country.id === 4 || country.id === 6),
    );
    expect(remaining({ titleIds: ['1', '2'] })).toEqual(
      those(({ title }) => title.id === 1 || title.id === 2),
    );
    expect(remaining({ preferenceId: '3' })).toEqual(those(({ title }) => title.parentId === 3));
    const diplomas = those(({ program }) => program.degree === 'diploma');
    expect(remaining({ degree: 'diploma' })).toEqual(diplomas);
    const german = those(({ program }) => program.languages.includes('de'));
    expect(remaining({ taughtIn: 'de' })).toEqual(german);
  });

  it('keeps an unknown tuition, and removes those above the budget', () => {
    const fees = filterPrograms(catalogueEntries, { ...noAnswers, budgetMax: 10_000 }).map(
      ({ program }) => program.tuitionUsd,
    );
    expect(fees).toContain(null);
    expect(Math.max(...fees.map((fee) => fee ?? 0))).toBeLessThanOrEqual(10_000);
  });

  it('matches every search word at a word start in program, school or city, ignoring diacritics', () => {
    const found = (q: string) => filterPrograms(catalogueEntries, { ...noAnswers, q });
    const cities = (rows: readonly CatalogueEntry[]) =>
      new Set(rows.map(({ school }) => school.city.en));
    expect(cities(found('tan truc'))).toEqual(new Set(['Hsinchu']));
    expect(found('TÂN TRÚC')).toEqual(found('tan truc'));
    expect(found('hsinchu')).toEqual(found('tan truc'));
    expect(found('khoa hoc du lieu').length).toBeGreaterThan(0);
    expect(found('data  science').length).toBeGreaterThan(0);
    expect(found('zzz')).toEqual([]);
  });
});

describe('another answer', () => {
  it('changes no criterion of another kind', () => {
    const kinds = {
      average: 'average',
      ielts: 'language',
      sat: 'test',
      classGradeId: 'grade',
      budgetMax: 'budget',
    } as const;
    const sample = catalogueEntries.filter((_, index) => index % 7 === 0);
    const others = (given: StudentAnswers, kind: string) =>
      rank(sample, given, { options: { ...plain, sort: 'name' }, language: 'en', now })
        .toSorted((a, b) => a.entry.program.id - b.entry.program.id)
        .map(({ criteria }) => criteria.filter(({ key }) => key !== kind));
    fc.assert(
      fc.property(answersArbitrary, (answers) => {
        for (const [name, kind] of Object.entries(kinds)) {
          expect(others({ ...answers, [name]: null }, kind)).toEqual(others(answers, kind));
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe('the counts of options', () => {
  it('equal the total after choosing the option', () => {
    fc.assert(
      fc.property(answersArbitrary, (answers) => {
        const count = (given: StudentAnswers) => ranked(given, plain).length;
        for (const { country_ids: id, count: expected } of countriesWithCounts(answers, 'vi')) {
          expect(count({ ...answers, countryIds: [String(id)] })).toBe(expected);
        }
        for (const { max, count: expected } of budgetsWithCounts(answers)) {
          expect(count({ ...answers, budgetMax: max === '' ? null : Number(max) })).toBe(expected);
        }
        for (const { id, count: expected } of preferencesWithCounts(answers, 'en')) {
          expect(count({ ...answers, preferenceId: String(id), titleIds: null })).toBe(expected);
        }
      }),
      { numRuns: 10, examples: [[{ ...noAnswers, titleIds: ['1', '10'], budgetMax: 20_000 }]] },
    );
  });
});
