// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { parseSchools } from './parse-schools';

const row = (changes: Record<string, string> = {}) =>
  Object.entries(changes).reduce(
    (text, [from, to]) => text.replace(from, to),
    `401 | Groningen | Đại học Groningen | Groningen | https://www.rug.nl
       A city. | Một thành phố.
       public 2 12800-20000 | deadline: 1-15 | average: 8 | awards: arts=MA (Hons), social=BA
       bachelor: psychology physics
       in de: physics`,
  );

describe('the table of schools', () => {
  it('has all terms of a school', () => {
    expect(parseSchools('NL', row())).toEqual([
      {
        id: 401,
        name: { en: 'Groningen', vi: 'Đại học Groningen' },
        city: { en: 'Groningen', vi: 'Groningen' },
        position: { lat: 53.22, lon: 6.57 },
        timeZone: 'Europe/Amsterdam',
        countryId: 4,
        website: 'https://www.rug.nl',
        type: 'public',
        about: { en: 'A city.', vi: 'Một thành phố.' },
        teaching: {
          selectivity: 2,
          tuition: [12800, 20000],
          deadline: { month: 1, day: 15 },
          average: 8,
          awards: { arts: 'MA (Hons)', social: 'BA' },
          offers: { bachelor: ['psychology', 'physics'] },
          taughtIn: { language: 'de', titles: ['physics'] },
        },
      },
    ]);
  });

  it.each([
    ['a city', { '| Groningen | https': '| Gronigen | https' }],
    ['a title', { 'psychology physics': 'psychology fysics' }],
    ['a type', { public: 'open' }],
    ['a selectivity', { '2 12800': '4 12800' }],
    ['a tuition', { '12800-20000': '12800' }],
    ['a term', { deadline: 'closes' }],
    ['a degree', { bachelor: 'master' }],
  ])('refuses an unknown value: %s', (_, changes) => {
    expect(() => parseSchools('NL', row(changes))).toThrow('Not a school');
  });
});
