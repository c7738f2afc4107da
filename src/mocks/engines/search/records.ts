import type { SearchHit, SearchKind } from '@/api/search/contract';
import { countries } from '@/mocks/catalogue/countries';
import { guideByKey } from '@/mocks/catalogue/major-guides/guides';
import { guides } from '@/mocks/catalogue/resources/guides';
import { scholarships } from '@/mocks/catalogue/scholarships/scholarships';
import type { Language, Text } from '@/mocks/catalogue/text';
import { preferences } from '@/mocks/catalogue/titles/preferences';
import { titleByKey, type TitleKey } from '@/mocks/catalogue/titles/program-titles';
import { catalogueEntries } from '@/mocks/data/entries';
import { shortNamesOf } from '@/mocks/data/short-names-of';
import { placesOf } from '@/mocks/engines/ranking/scholarship-criteria';

/** Something that the search finds. */
export type SearchRecord = {
  kind: SearchKind;
  id: SearchHit['id'];
  title: Text;
  hint?: Text;
  schoolId?: number;
  /** All names and short names, in any language. */
  names: readonly string[];
  /** Also searched: place, school, field. */
  about: readonly string[];
};

const both = ({ en, vi }: Text) => [en, vi];

function joined(...texts: Text[]): Text {
  const of = (language: Language) => texts.map((text) => text[language]).join(', ');
  return { en: of('en'), vi: of('vi') };
}

function countryRecords(): SearchRecord[] {
  return countries.map(({ id, name, code }) => ({
    kind: 'country',
    id,
    title: name,
    names: [...both(name), ...shortNamesOf.country(code)],
    about: [],
  }));
}

function fieldRecords(): SearchRecord[] {
  return preferences.map(({ id, title }) => ({
    kind: 'field',
    id,
    title,
    names: both(title),
    about: [],
  }));
}

const isAcronym = (name: string) => /^[A-Z]{2,4}$/.test(name);

function majorRecords(): SearchRecord[] {
  const keys = Object.keys(titleByKey) as TitleKey[]; // keys of a constant table
  return keys.map((key) => {
    const { id, title, parentId } = titleByKey[key];
    const also = guideByKey[key].also ?? [];
    const parent = preferences.find((field) => field.id === parentId)?.title;
    return {
      kind: 'major',
      id,
      title,
      ...(parent && { hint: parent }),
      names: [...both(title), ...shortNamesOf.major(title.en), ...also.filter(isAcronym)],
      about: [...also, ...(parent ? both(parent) : [])],
    };
  });
}

/** A web address as short as this is what people call the school: `ucl.ac.uk`. */
const SHORT_HOST = 5;

/** With and without brackets and the words for university, and as its web address has it. */
function schoolNames(name: Text, website: string): string[] {
  const host = new URL(website).hostname.replace(/^www\./, '').split('.')[0] ?? '';
  const names = both(name);
  return [
    ...names,
    ...names.map((text) => text.replace(/\(.*\)/, '')),
    ...names.map((text) => /\((.*)\)/.exec(text)?.[1] ?? ''),
    ...names.map((text) => text.replace(/\(.*\)|\b(University|of|the)\b|Trường|Đại học/g, '')),
    ...(host.length > SHORT_HOST ? [] : [host]),
    ...shortNamesOf.school(name.en),
  ];
}

function schoolRecords(): SearchRecord[] {
  const schools = new Map(catalogueEntries.map((entry) => [entry.school.id, entry]));
  return [...schools.values()].map(({ school: { id, name, city, website }, country }) => ({
    kind: 'school',
    id,
    title: name,
    hint: joined(city, country.name),
    names: schoolNames(name, website),
    about: [...both(city), ...both(country.name), ...shortNamesOf.country(country.code)],
  }));
}

function programRecords(): SearchRecord[] {
  return catalogueEntries.map(({ program, school, country, title }) => ({
    kind: 'program',
    id: program.id,
    title: program.name,
    hint: school.name,
    schoolId: school.id,
    names: both(program.name),
    about: [
      ...[title.title, school.name, school.city, country.name].flatMap(both),
      ...shortNamesOf.major(title.title.en),
      ...shortNamesOf.school(school.name.en),
      ...shortNamesOf.country(country.code),
    ],
  }));
}

function scholarshipRecords(): SearchRecord[] {
  return scholarships.map((row) => ({
    kind: 'scholarship',
    id: row.id,
    title: row.name,
    hint: row.provider,
    names: both(row.name),
    about: [row.provider, ...placesOf(row).map(({ name }) => name)].flatMap(both),
  }));
}

function guideRecords(): SearchRecord[] {
  return guides.map(({ id, title, summary }) => ({
    kind: 'guide',
    id,
    title,
    names: both(title),
    about: both(summary),
  }));
}

/** Everything in the catalogue. */
export function searchRecords(): SearchRecord[] {
  return [
    ...countryRecords(),
    ...fieldRecords(),
    ...majorRecords(),
    ...schoolRecords(),
    ...scholarshipRecords(),
    ...guideRecords(),
    ...programRecords(),
  ];
}
