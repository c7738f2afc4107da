import { describe, expect, it } from 'vitest';
import { countries } from './countries';
import { extras } from './extras';
import { knownPrograms } from './known-programs';
import { preferences } from '@/mocks/catalogue/titles/preferences';
import { programTitles, titleByKey } from '@/mocks/catalogue/titles/program-titles';
import { type CatalogueProgram, programs, programsOf } from './programs';
import type { Degree } from '@/mocks/catalogue/schools/school';
import { schools } from '@/mocks/catalogue/schools/schools';
import { seeded } from './seeded';
import type { Text } from './text';
import { subjectNames } from '@/mocks/catalogue/titles/title';

/** Letters that Vietnamese has and English has not. */
const vietnamese = /[ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ]/i;

const ids = (rows: readonly { id: number }[]) => new Set(rows.map((row) => row.id));
const daysOf = (month: number) => new Date(Date.UTC(2025, month, 0)).getUTCDate();

/** A realistic length, tuition in hundreds, a valid date and valid months. */
function plausible({ durationYears, tuitionUsd, intakes, languages }: CatalogueProgram): boolean {
  const fee =
    tuitionUsd === null || (tuitionUsd >= 300 && tuitionUsd <= 90_000 && tuitionUsd % 100 === 0);
  const date = intakes.every(
    ({ deadline }) =>
      deadline === null || (deadline.day >= 1 && deadline.day <= daysOf(deadline.month)),
  );
  const length = durationYears >= 1 && durationYears <= 6 && (durationYears * 2) % 1 === 0;
  const months = intakes.every(({ month }) => month >= 1 && month <= 12);
  return fee && date && length && months && languages.length === 1;
}

/** IELTS only for teaching in English; valid bands, averages and totals. */
function plausibleRequirements({ languages, requirements }: CatalogueProgram): boolean {
  const { ielts, ieltsFloor, average, sat, subjects } = requirements;
  const language = languages.includes('en')
    ? ielts !== null && [5, 5.5, 6, 6.5, 7, 7.5].includes(ielts)
    : ielts === null;
  const floor = ieltsFloor === null || (ielts !== null && ieltsFloor === ielts - 0.5);
  const grades = average === null || (average >= 6 && average <= 9);
  const test = sat === null || (sat >= 1000 && sat <= 1600 && sat % 10 === 0);
  return language && floor && grades && test && subjects.length <= 2;
}

describe('the catalogue', () => {
  it('has the size that the specification asks for', () => {
    expect(countries.length).toBeGreaterThanOrEqual(25);
    expect(schools.length).toBeGreaterThanOrEqual(300);
    expect(preferences).toHaveLength(12);
    expect(programTitles.length).toBeGreaterThanOrEqual(90);
    expect(programs.length).toBeGreaterThanOrEqual(1500);
  });

  it.each([
    ['countries', countries],
    ['preferences', preferences],
    ['program titles', programTitles],
    ['schools', schools],
    ['programs', programs],
  ])('has unique ids in %s', (_, rows) => {
    expect(ids(rows).size).toBe(rows.length);
  });

  it('has unique schools, sites and titles', () => {
    const names = schools.map((school) => school.name.en);
    const sites = schools.map((school) => school.website);
    const titles = programTitles.map((title) => title.title.en);
    for (const list of [names, sites, titles]) expect(new Set(list).size).toBe(list.length);
  });

  it('has no broken references', () => {
    for (const title of programTitles) expect(ids(preferences)).toContain(title.parentId);
    for (const school of schools) expect(ids(countries)).toContain(school.countryId);
    for (const program of programs) {
      expect(ids(schools)).toContain(program.schoolId);
      expect(ids(programTitles)).toContain(program.titleId);
    }
  });

  it('has a program for every country, preference, title and school', () => {
    const taught = new Set(programs.map((program) => program.titleId));
    const offering = new Set(programs.map((program) => program.schoolId));
    const seats = new Set(schools.map((school) => school.countryId));
    const fields = programTitles.filter(({ id }) => taught.has(id)).map(({ parentId }) => parentId);
    expect(taught).toEqual(ids(programTitles));
    expect(offering).toEqual(ids(schools));
    expect(seats).toEqual(ids(countries));
    expect(new Set(fields)).toEqual(ids(preferences));
  });

  it('has every text in both languages, without stray spaces', () => {
    const texts: Text[] = [
      ...countries.map((row) => row.name),
      ...[...preferences, ...programTitles].map((row) => row.title),
      ...programTitles.map((row) => row.learn),
      ...schools.flatMap((row) => [row.name, row.city, row.about]),
      ...programs.flatMap((row) => [row.name, row.summary]),
      ...programs.flatMap((row) => row.requirements.other ?? []),
      ...Object.values(subjectNames),
      ...Object.values(extras),
    ];
    for (const { en, vi } of texts) {
      for (const text of [en, vi]) {
        expect(text).not.toBe('');
        expect(text).toBe(text.trim().replaceAll(/\s+/g, ' '));
        expect(text).toBe(text.normalize('NFC'));
        expect(text).not.toMatch(/undefined|null|NaN/);
      }
    }
  });

  it('has Vietnamese sentences and program names', () => {
    const texts = [
      ...preferences.map((row) => row.title),
      ...programTitles.map((row) => row.learn),
      ...schools.map((row) => row.about),
      ...programs.flatMap((row) => [row.name, row.summary]),
    ];
    for (const { en, vi } of texts) {
      expect(vi).toMatch(vietnamese);
      expect(en).not.toMatch(/[ăđơư]/i);
    }
  });

  it('has summaries of two sentences', () => {
    for (const { summary } of programs) {
      expect(summary.en.match(/\.(?= |$)/g)).toHaveLength(2);
      expect(summary.vi.match(/\.(?= |$)/g)).toHaveLength(2);
    }
  });

  it('links to the front page of each school, over https', () => {
    for (const { website } of schools) {
      const url = new URL(website);
      expect(url.protocol).toBe('https:');
      expect(url.origin).toBe(website);
    }
  });

  it('has plausible figures', () => {
    expect(programs.filter((program) => !plausible(program))).toEqual([]);
    expect(programs.filter((program) => !plausibleRequirements(program))).toEqual([]);
  });

  it('has the intended mix of degrees, languages and gaps', () => {
    const share = (wanted: (program: CatalogueProgram) => boolean) =>
      programs.filter(wanted).length / programs.length;
    const others = share(({ degree }) => degree !== 'bachelor');
    expect(others).toBeGreaterThan(0.08);
    expect(others).toBeLessThan(0.16);
    for (const degree of ['foundation', 'diploma', 'associate']) {
      expect(share((program) => program.degree === degree)).toBeGreaterThan(0.01);
    }
    expect(share(({ languages }) => languages.includes('en'))).toBeGreaterThan(0.85);
    const unknown = share(({ tuitionUsd }) => tuitionUsd === null);
    expect(unknown).toBeGreaterThan(0.005);
    expect(unknown).toBeLessThan(0.04);
    expect(share(({ intakes }) => intakes[0].deadline === null)).toBeGreaterThan(0.1);
  });

  it('requires grade 12 for bachelors, grade 11 for foundations', () => {
    const asks = (degree: Degree) =>
      new Set(
        programs
          .filter((program) => program.degree === degree)
          .map(({ requirements }) => requirements.finishedGrade12),
      );
    expect(asks('bachelor')).toEqual(new Set([true]));
    expect(asks('foundation')).toEqual(new Set([false]));
  });

  it('has unique program names per school', () => {
    const names = programs.map((program) => `${program.schoolId} ${program.name.en}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('is deterministic, in any order of creation', () => {
    const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;
    expect(programsOf(schools)).toEqual(programs);
    expect(programsOf(schools.toReversed()).toSorted(byId)).toEqual(programs.toSorted(byId));
    expect(seeded('saola')).toBe(seeded('saola'));
    expect(seeded('saola')).not.toBe(seeded('saolb'));
  });

  it('includes every hand-written program', () => {
    for (const [place, known] of Object.entries(knownPrograms)) {
      const [schoolId, key] = place.split('/');
      const title = Object.entries(titleByKey).find(([name]) => name === key)?.[1];
      const program = programs.find(
        (row) =>
          row.schoolId === Number(schoolId) &&
          row.titleId === title?.id &&
          row.degree === 'bachelor',
      );
      const { deadline, ...fields } = known;
      expect(program).toMatchObject({ ...fields, ...(deadline && { intakes: [{ deadline }] }) });
    }
  });

  it('has the programs of the reference pictures', () => {
    const find = (school: string, name: string) => {
      const row = schools.find((entry) => entry.name.en === school);
      return programs.find((entry) => entry.schoolId === row?.id && entry.name.en === name);
    };
    expect(find('University of Groningen', 'BSc Artificial Intelligence')).toMatchObject({
      name: { vi: 'Cử nhân Trí tuệ nhân tạo' },
      tuitionUsd: 19_800,
      durationYears: 3,
      intakes: [{ month: 9, deadline: { month: 1, day: 15, time: '23:59' } }],
      requirements: {
        ielts: 6.5,
        ieltsFloor: 6,
        average: 8,
        subjects: ['maths'],
        other: extras.selection,
      },
    });
    for (const [school, name, month, day] of [
      ['Tampere University', 'BSc Computing and Electrical Engineering', 1, 20],
      ['Aalto University', 'BSc Economics', 1, 20],
      ['University of California, Berkeley', 'BA Data Science', 11, 30],
      ['University of Edinburgh', 'BSc Artificial Intelligence', 1, 13],
      ['University of Amsterdam', 'BSc Psychology', 1, 15],
    ] as const) {
      expect(find(school, name)).toMatchObject({ intakes: [{ deadline: { month, day } }] });
    }
  });
});
