import { countries } from '@/mocks/catalogue/countries';
import { programTitles } from '@/mocks/catalogue/titles/program-titles';
import { programs } from '@/mocks/catalogue/programs';
import { schools } from '@/mocks/catalogue/schools/schools';
import { fold } from '@/mocks/engines/ranking/fold';

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
  /** The searchable text: program, school and city in both languages, folded, each word after a space. */
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

function join(program: CatalogueProgram): CatalogueEntry {
  const school = schoolOf(program.schoolId);
  const texts = [program.name, school.name, school.city].flatMap(({ en, vi }) => [en, vi]);
  return {
    program,
    school,
    country: countryOf(school.countryId),
    title: titleOf(program.titleId),
    words: ` ${texts.map(fold).join(' ')}`,
  };
}

/** All programs of the catalogue, joined once. */
export const catalogueEntries: readonly CatalogueEntry[] = programs.map(join);
