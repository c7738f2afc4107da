import { countries } from '@/mocks/catalogue/countries';
import { programTitles } from '@/mocks/catalogue/titles/program-titles';
import { programs } from '@/mocks/catalogue/programs';
import { schools } from '@/mocks/catalogue/schools/schools';
import { shortNamesOf } from '@/mocks/catalogue/short-names-of';
import { foldWords } from '@/lib/fold-text';

type CatalogueProgram = (typeof programs)[number];
type School = (typeof schools)[number];
type Country = (typeof countries)[number];
type Title = (typeof programTitles)[number];

/** A program joined with its school, country and title. */
export type CatalogueEntry = {
  program: CatalogueProgram;
  school: School;
  country: Country;
  title: Title;
  /** The searchable text: names in both languages and short names, folded, each word after a space. */
  words: string;
};

function byId<Row extends { id: string | number }>(rows: readonly Row[]) {
  const table = new Map(rows.map((row) => [row.id, row]));
  return (id: Row['id']): Row => {
    const row = table.get(id);
    if (!row) throw new Error(`The catalogue has no row ${id}`);
    return row;
  };
}

const schoolOf = byId<School>(schools);
const countryOf = byId<Country>(countries);
const titleOf = byId<Title>(programTitles);

/** Folded names. Thousands of programs share them. */
const foldedNames = new Map<string, string>();

function foldOnce(name: string): string {
  const known = foldedNames.get(name);
  if (known !== undefined) return known;
  const folded = foldWords(name);
  foldedNames.set(name, folded);
  return folded;
}

function join(program: CatalogueProgram): CatalogueEntry {
  const school = schoolOf(program.schoolId);
  const country = countryOf(school.countryId);
  const title = titleOf(program.titleId);
  const names = [program.name, title.title, school.name, school.city, country.name];
  const texts = [
    ...names.flatMap(({ en, vi }) => [en, vi]),
    ...shortNamesOf.major(title.title.en),
    ...shortNamesOf.school(school.name.en),
    ...shortNamesOf.country(country.code),
  ];
  return {
    program,
    school,
    country,
    title,
    // The bar ends a name, so that no phrase goes from one to the next.
    words: ` ${texts.map(foldOnce).join(' | ')}`,
  };
}

/** All programs of the catalogue, joined once. */
export const catalogueEntries: readonly CatalogueEntry[] = programs.map(join);
