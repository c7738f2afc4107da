import { describe, expect, it } from 'vitest';
import type { Scholarship } from '@/api/scholarship/contract';
import type { School, SchoolProgram } from '@/api/school/contract';
import { buildSheet } from './build-sheet';
import { isForSchool } from './for-school';

const program: SchoolProgram = {
  id: 1,
  title: 'Design',
  school: { id: 1, name: 'Aalto University' },
};
const AALTO: School = {
  id: 1,
  name: 'Aalto University',
  country: 'Finland',
  country_id: 6,
  website: 'https://www.aalto.fi',
  programs: [program],
};

/** An award of Finland's, of which a test says more. */
const award = (more: Partial<Scholarship>): Scholarship => ({
  id: 'a',
  name: 'A grant',
  provider: 'A foundation',
  countries: [{ id: 6, title: 'Finland' }],
  ...more,
});

describe('a scholarship', () => {
  it.each<[string, Partial<Scholarship>]>([
    ['of its country, that names no school', {}],
    ['of any country', { countries: [] }],
    ['of its country, by the text of its id', { countries: [{ id: '6', title: 'Phần Lan' }] }],
    ['for the school by id', { school_ids: ['1', 2], name: 'Tampere University grant' }],
    [
      'of the school itself',
      { name: 'Aalto University Scholarship', provider: 'Aalto University' },
    ],
    [
      'on the site of the school',
      { provider: 'University fund', website: 'https://into.aalto.fi/x' },
    ],
    ['for a degree, in Vietnamese', { name: 'Học bổng bậc đại học' }],
    ['of all universities', { provider: 'Các trường đại học Phần Lan' }],
    ['of a ministry', { provider: 'Ministry of Education, Science and Technology' }],
  ])('is for a school: one %s', (_, more) => {
    expect(isForSchool(award(more), AALTO)).toBe(true);
  });

  it.each<[string, Partial<Scholarship>]>([
    ['of another country', { countries: [{ id: 4, title: 'Netherlands' }] }],
    ['for another school by id', { school_ids: [601] }],
    ['of another university', { provider: 'Tampere University' }],
    ['with another university in its name', { name: 'Học bổng của Đại học Tampere' }],
    ['of a university whose name contains the school’s', { provider: 'New Aalto University' }],
    [
      'on a site that only ends like the school’s',
      { provider: 'X College', website: 'https://notaalto.fi' },
    ],
    ['of a college', { provider: 'Amsterdam University College', website: 'no address' }],
  ])('is not for a school: one %s', (_, more) => {
    expect(isForSchool(award(more), AALTO)).toBe(false);
  });
});

describe('a sheet', () => {
  it('lists no award of another university, also if only one language names it', () => {
    const own = award({
      id: 'own',
      name: 'Finland grant',
      amount: { kind: 'partial', text: '', usd: 900 },
    });
    const source = (planted: string, id: number | string) => ({
      program,
      school: AALTO,
      scholarships: [
        award({ id, name: 'Global Student Award', provider: planted }),
        award({ id: 'id', name: 'Sisu', school_ids: [601] }),
        own,
      ],
    });
    const { words } = buildSheet({
      locale: 'en',
      name: 'Linh',
      sources: { en: source('TUNI', 7), vi: source('Đại học Tampere', '7') },
    });
    const listed = [{ name: 'Finland grant', usd: 900, deadline: null }];
    expect(words.en.scholarships).toEqual(listed);
    expect(words.vi.scholarships).toEqual(listed);
  });
});
