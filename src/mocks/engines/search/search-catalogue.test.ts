// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { foldText } from '@/lib/fold-text';
import { catalogueEntries } from '@/mocks/data/entries';
import { filterPrograms } from '@/mocks/engines/ranking/filter-programs';
import { QUERIES } from './queries';
import { searchCatalogue } from './search-catalogue';

describe('the search of the catalogue', () => {
  it.each(QUERIES)('%s (%s) finds the %s %s first', (query, language, kind, title) => {
    const [first] = searchCatalogue(query, language);
    expect([first?.kind, first?.title]).toEqual([kind, title]);
  });

  it('is the same without diacritics', () => {
    const marked = QUERIES.filter(([query]) => foldText(query) !== query.toLowerCase());
    expect(marked.length).toBeGreaterThan(9);
    for (const [query, language] of marked) {
      expect(searchCatalogue(foldText(query), language)).toEqual(searchCatalogue(query, language));
    }
  });

  it('has at least 150 rows in its table', () => {
    expect(
      new Set(QUERIES.map(([query, language]) => `${language} ${query}`)).size,
    ).toBeGreaterThan(149);
  });

  it('lists at most six of a kind', () => {
    const kinds = searchCatalogue('university', 'en').map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'school')).toHaveLength(6);
    expect(kinds.filter((kind) => kind === 'program')).toHaveLength(6);
  });

  it('says which school a program belongs to', () => {
    const [first] = searchCatalogue('cs toronto', 'en');
    expect(first).toMatchObject({ hint: 'University of Toronto', school_id: 901 });
  });

  it.each(['zzzz', '<>', 'x'.repeat(200), '日本', '!!!'])('finds nothing for %s', (query) => {
    expect(searchCatalogue(query, 'en')).toEqual([]);
  });
});

describe('the search in the school list', () => {
  const noAnswers = { countryIds: null, preferenceId: null, titleIds: null, budgetMax: null };
  const listed = (q: string) => filterPrograms(catalogueEntries, { ...noAnswers, q });

  it.each(['bách khoa hà nội', 'bach khoa ha noi', 'HUST'])('%s lists one school', (q) => {
    const schools = new Set(listed(q).map(({ school }) => school.name.en));
    expect([...schools]).toEqual(['Hanoi University of Science and Technology']);
  });

  it.each([
    ['cntt', 'Information Technology'],
    ['UofT', 'University of Toronto'],
    ['hà lan', 'Netherlands'],
  ])('%s lists %s', (q, name) => {
    const rows = listed(q);
    expect(rows.length).toBeGreaterThan(0);
    for (const { title, school, country } of rows) {
      expect([title.title.en, school.name.en, country.name.en]).toContain(name);
    }
  });
});
