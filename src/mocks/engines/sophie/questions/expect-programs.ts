import { countries } from '@/mocks/catalogue/countries';
import type { Degree } from '@/mocks/catalogue/schools/school';
import { programTitles } from '@/mocks/catalogue/titles/program-titles';
import type { SchoolSubject } from '@/mocks/catalogue/titles/title';
import { catalogueEntries, type CatalogueEntry } from '@/mocks/data/entries';
import { formatters } from '@/mocks/engines/sophie/formatters';
import { hasCountry, hasTitle, NOT_HERE, citedPrograms, type Check } from './expect';

type Where = {
  countries?: readonly string[];
  city?: string;
  titles?: readonly string[];
  field?: number;
  max?: number;
  ielts?: number;
  average?: number;
  sat?: number;
  degree?: Degree;
  english?: boolean;
  without?: SchoolSubject;
  cheapest?: boolean;
};

/** The programs of the catalogue that meet the conditions; titles and countries that it lacks are ignored. */
export function matching(where: Where): CatalogueEntry[] {
  const {
    titles,
    countries: codes,
    city,
    max,
    ielts,
    average,
    sat,
    degree,
    english,
    without,
    field,
  } = where;
  return catalogueEntries.filter(({ program, title, country, school }) => {
    const asked = program.requirements;
    return (
      (!titles || titles.includes(title.title.en)) &&
      (!codes || codes.includes(country.code)) &&
      (!city || school.city.en === city) &&
      (field === undefined || title.parentId === field) &&
      (max === undefined || (program.tuitionUsd !== null && program.tuitionUsd <= max)) &&
      (ielts === undefined || (asked.ielts ?? 0) <= ielts) &&
      (average === undefined || (asked.average ?? 0) <= average) &&
      (sat === undefined || (asked.sat ?? 0) <= sat) &&
      (!degree || program.degree === degree) &&
      (!english || program.languages.includes('en')) &&
      (!without || !asked.subjects.includes(without)) &&
      (!where.cheapest || program.tuitionUsd !== null)
    );
  });
}

const NOTHING = {
  en: /Nothing in my catalogue fits/,
  vi: /Không chương trình nào đáp ứng|không có chương trình nào như vậy/,
};

/** The programs that meet every condition, their number, and a link with the conditions; else the nearest. */
export const finds =
  (where: Where): Check =>
  (answer) => {
    const { text, language } = answer;
    const cited = citedPrograms(answer);
    const lacking = [
      ...(where.titles ?? []).filter((name) => !hasTitle(name)),
      ...(where.countries ?? []).filter((code) => !hasCountry(code)),
    ];
    if (cited.length === 0) return 'cites no program';
    if (lacking.length > 0)
      return NOT_HERE[language].test(text)
        ? null
        : `does not say that ${lacking.join()} is missing`;
    const right = matching(where);
    if (right.length === 0)
      return NOTHING[language].test(text) ? null : 'does not say that nothing fits';
    const wrong = cited.find((entry) => !right.includes(entry));
    if (wrong) return `cites ${wrong.program.name.en} at ${wrong.school.name.en}`;
    if (!new RegExp(`(?<![\\d.,])${formatters(language).programs(right.length)}`).test(text))
      return `does not count ${right.length}`;
    if (where.cheapest) {
      const low = Math.min(...right.flatMap(({ program }) => program.tuitionUsd ?? []));
      if (cited[0]?.program.tuitionUsd !== low) return 'the first is not the cheapest';
    }
    return linkKeeps(text, where);
  };

/** Whether the links to the list keep what the list can filter by. */
function linkKeeps(text: string, where: Where): string | null {
  const links = [...text.matchAll(/\/school-list\?([^)\s]+)/g)].map(
    ([, query]) => new URLSearchParams(query),
  );
  if (links.length === 0) return 'has no link to the list';
  const wanted = {
    countries: where.countries
      ?.map((code) => String(countries.find((one) => one.code === code)?.id))
      .toSorted()
      .join(),
    tuition: where.max === undefined ? undefined : String(where.max),
    degree: where.degree,
    language: where.english ? 'en' : undefined,
  };
  for (const link of links) {
    for (const [name, value] of Object.entries(wanted)) {
      const has =
        name === 'countries' ? link.get(name)?.split(',').toSorted().join() : link.get(name);
      if (value !== undefined && has !== value)
        return `the link has ${name} ${has ?? 'not'}, not ${value}`;
    }
  }
  const majors = links.flatMap((link) => (link.get('majors') ?? '').split(',').filter(Boolean));
  const titles = (where.titles ?? []).map((name) =>
    String(programTitles.find(({ title }) => title.en === name)?.id),
  );
  const lost = titles.find((id) => !majors.includes(id));
  return lost ? `the link has lost the major ${lost}` : null;
}

/** All cited programs meet the conditions, and there is one; or the missing part is named. */
export const citesOnly =
  (where: Where): Check =>
  (answer) => {
    const lacking = [
      ...(where.titles ?? []).filter((name) => !hasTitle(name)),
      ...(where.countries ?? []).filter((code) => !hasCountry(code)),
    ];
    if (lacking.length > 0)
      return NOT_HERE[answer.language].test(answer.text)
        ? null
        : `does not say that ${lacking.join()} is missing`;
    const right = matching(where);
    const cited = citedPrograms(answer);
    if (cited.length === 0) return 'cites no program';
    const wrong = cited.find((entry) => !right.includes(entry));
    return wrong ? `cites ${wrong.program.name.en} at ${wrong.school.name.en}` : null;
  };

/** The lowest and highest tuition of the programs. */
export const tuitionOf =
  (where: Where): Check =>
  ({ text, language }) => {
    const lacking = [
      ...(where.titles ?? []).filter((name) => !hasTitle(name)),
      ...(where.countries ?? []).filter((code) => !hasCountry(code)),
    ];
    if (lacking.length > 0)
      return NOT_HERE[language].test(text)
        ? null
        : `does not say that ${lacking.join()} is missing`;
    const known = matching(where).flatMap(({ program }) => program.tuitionUsd ?? []);
    if (known.length === 0) {
      return /has nothing for|không có chương trình nào|no such program/.test(text)
        ? null
        : 'does not say that there is none';
    }
    const wanted = formatters(language).range(Math.min(...known), Math.max(...known));
    return text.includes(wanted) ? null : `lacks ${wanted}`;
  };
