import type { SearchHit, SearchKind } from '@/api/search/contract';
import { countries } from '@/mocks/catalogue/countries';
import { guideByKey } from '@/mocks/catalogue/major-guides/guides';
import { guides } from '@/mocks/catalogue/resources/guides';
import type { CatalogueScholarship } from '@/mocks/catalogue/scholarships/scholarship';
import { scholarships } from '@/mocks/catalogue/scholarships/scholarships';
import type { Language, Text } from '@/mocks/catalogue/text';
import { preferences } from '@/mocks/catalogue/titles/preferences';
import { titleByKey, type TitleKey } from '@/mocks/catalogue/titles/program-titles';
import { catalogueEntries } from '@/mocks/data/entries';
import { shortNamesOf } from '@/mocks/catalogue/short-names-of';
import { foldWords } from '@/lib/fold-text';
import { placesOf } from '@/mocks/engines/ranking/scholarship-criteria';
import { keysOf } from '@/lib/keys-of';
import { guideTerms } from './guide-terms';

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

const termsOfGuides = new Set(Object.values(guideTerms).flat().map(foldWords));

function countryRecords(): SearchRecord[] {
  return countries.map(({ id, name, code }) => ({
    kind: 'country',
    id,
    title: name,
    // `UCAS` and `Common App` are how one applies, not the country.
    names: [
      ...both(name),
      ...shortNamesOf.country(code).filter((one) => !termsOfGuides.has(foldWords(one))),
    ],
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

/** `AI` for Artificial Intelligence. */
const acronymsOf = (key: TitleKey) =>
  (guideByKey[key].also ?? []).filter((name) => /^[A-Z]{2,4}$/.test(name));

function majorRecords(): SearchRecord[] {
  const keys = keysOf(titleByKey);
  return keys.map((key) => {
    const { id, title, parentId } = titleByKey[key];
    const also = guideByKey[key].also ?? [];
    const parent = preferences.find((field) => field.id === parentId)?.title;
    return {
      kind: 'major',
      id,
      title,
      ...(parent && { hint: parent }),
      names: [...both(title), ...shortNamesOf.major(title.en), ...acronymsOf(key)],
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
  const keys = keysOf(titleByKey);
  const acronyms = new Map(keys.map((key) => [titleByKey[key].id, acronymsOf(key)]));
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
      ...(acronyms.get(title.id) ?? []),
      ...shortNamesOf.school(school.name.en),
      ...shortNamesOf.country(country.code),
    ],
  }));
}

/** `Japan scholarship`, and what a scholarship is called that pays everything. */
function kindsOf(row: CatalogueScholarship): string[] {
  const places = placesOf(row).flatMap(({ name }) => [
    `${name.en} scholarship`,
    `học bổng ${name.vi}`,
  ]);
  const full = ['full scholarship', 'full ride', 'fully funded scholarship', 'học bổng toàn phần'];
  return row.amount.kind === 'full' ? [...full, ...places] : places;
}

function scholarshipRecords(): SearchRecord[] {
  return scholarships.map((row) => ({
    kind: 'scholarship',
    id: row.id,
    title: row.name,
    hint: row.provider,
    names: [...both(row.name), ...kindsOf(row)],
    about: [row.provider, ...placesOf(row).map(({ name }) => name)].flatMap(both),
  }));
}

function guideRecords(): SearchRecord[] {
  return guides.map(({ id, title, summary }) => ({
    kind: 'guide',
    id,
    title,
    names: [...both(title), ...(guideTerms[id] ?? [])],
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
