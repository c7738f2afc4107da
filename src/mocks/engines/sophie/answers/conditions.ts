import { programTitles } from '@/mocks/catalogue/titles/program-titles';
import { subjectNames, type TitleEntry } from '@/mocks/catalogue/titles/title';
import { catalogueEntries, type CatalogueEntry } from '@/mocks/data/entries';
import { noAnswers } from '@/mocks/engines/ranking/answers';
import { filterPrograms } from '@/mocks/engines/ranking/filter-programs';
import type { Asker, SourceRecord } from '@/mocks/engines/sophie/asker';
import { formatters, placeNames } from '@/mocks/engines/sophie/formatters';
import type { Absent } from '@/mocks/engines/sophie/parse/absent';
import { countriesByCode } from '@/mocks/engines/sophie/parse/country-names';
import type { ParsedQuestion } from '@/mocks/engines/sophie/parse/parse-question';

/** The conditions of a search; `null` or empty where there is none. */
export type Conditions = Pick<
  ParsedQuestion,
  'titles' | 'fields' | 'countries' | 'cities' | 'degree' | 'english' | 'ielts' | 'sat' | 'without'
> & {
  /** Out of 10. */
  average: number | null;
  budgetMax: number | null;
  /** From the asker's answers, where the question names none. */
  answered: {
    countryIds: readonly string[] | null;
    preferenceId: string | null;
    titleIds: readonly string[] | null;
  };
};

/** Majors nearest to one that the catalogue lacks. */
export function nearTitles({ near }: Absent): TitleEntry[] {
  return near.flatMap((name) => programTitles.find(({ title }) => title.en === name) ?? []);
}

/** What a question asks for. In place of what the catalogue lacks, the nearest that it has. */
export function conditionsOf(question: ParsedQuestion, asker: Asker): Conditions {
  const answers = asker.answers ?? noAnswers;
  const { absent, average, titles, fields, countries, cities } = question;
  const near = (kind: Absent['kind']) => absent.filter((one) => one.kind === kind);
  const allTitles = [...titles, ...near('major').flatMap(nearTitles)];
  const allCountries = [
    ...countries,
    ...[...near('country'), ...near('city')].flatMap((one) => countriesByCode(one.near)),
  ];
  const named = allTitles.length + fields.length > 0;
  const placed = allCountries.length + cities.length > 0;
  return {
    titles: allTitles,
    // `computer engineering` names a major; its field would widen the search.
    fields: allTitles.length > 0 ? [] : fields,
    countries: allCountries,
    cities,
    degree: question.degree,
    english: question.english,
    ielts: question.ielts,
    sat: question.sat,
    without: question.without,
    average: average && (average.of === 4 ? average.value * 2.5 : average.value),
    budgetMax: question.budget?.dollars ?? answers.budgetMax,
    answered: {
      countryIds: placed ? null : answers.countryIds,
      preferenceId: named ? null : answers.preferenceId,
      titleIds: named ? null : answers.titleIds,
    },
  };
}

/** The programs that meet all conditions. */
export function programsFor(conditions: Conditions): CatalogueEntry[] {
  const {
    titles,
    fields,
    countries,
    cities,
    degree,
    english,
    ielts,
    average,
    sat,
    without,
    budgetMax,
    answered,
  } = conditions;
  const ids = (rows: readonly { id: number }[]) =>
    rows.length > 0 ? rows.map(({ id }) => String(id)) : null;
  const list = filterPrograms(catalogueEntries, {
    countryIds: ids(countries) ?? answered.countryIds,
    budgetMax,
    titleIds: ids(titles) ?? answered.titleIds,
    preferenceId: answered.preferenceId,
    degree,
  });
  return list.filter(({ program, title, school }) => {
    const required = program.requirements;
    if (fields.length > 0 && !fields.some(({ id }) => id === title.parentId)) return false;
    if (cities.length > 0 && !cities.some(({ name }) => name.en === school.city.en)) return false;
    if (english && !program.languages.includes('en')) return false;
    if (ielts !== null && (required.ielts ?? 0) > ielts) return false;
    if (average !== null && (required.average ?? 0) > average) return false;
    if (sat !== null && (required.sat ?? 0) > sat) return false;
    return without === null || !required.subjects.includes(without);
  });
}

const degreeNames = {
  bachelor: { en: 'bachelor’s degrees', vi: 'bậc cử nhân' },
  foundation: { en: 'foundation years', vi: 'năm dự bị' },
  diploma: { en: 'diplomas', vi: 'bậc cao đẳng (diploma)' },
  associate: { en: 'associate degrees', vi: 'bậc cao đẳng (associate)' },
} as const;

/** The conditions in words, for a list with commas. */
export function conditionWords(conditions: Conditions, { language }: Asker): string[] {
  const { money, list, decimal } = formatters(language);
  const en = language === 'en';
  const { titles, fields, countries, cities, budgetMax, ielts, average, sat, without, degree } =
    conditions;
  const kinds = [...titles, ...fields].map(({ title }) => title[language]);
  const where =
    cities.length > 0 ? cities.map(({ name }) => name[language]) : placeNames(countries, language);
  const subject = without && subjectNames[without][language];
  const what = [kinds.length > 0 && list(kinds), degree && degreeNames[degree][language]]
    .filter(Boolean)
    .join(', ');
  const place = where.length === 0 ? '' : `${en ? 'in' : 'ở'} ${list(where)}`;
  return [
    [what, place].filter(Boolean).join(' ') || null,
    conditions.english && (en ? 'taught in English' : 'dạy bằng tiếng Anh'),
    budgetMax !== null &&
      (en
        ? `tuition up to ${money(budgetMax)} a year`
        : `học phí không quá ${money(budgetMax)} một năm`),
    ielts !== null && (en ? `for IELTS ${ielts.toFixed(1)}` : `nhận IELTS ${ielts.toFixed(1)}`),
    average !== null &&
      (en
        ? `for an average of ${decimal(average)} out of 10`
        : `nhận điểm trung bình ${decimal(average)} theo thang 10`),
    sat !== null && (en ? `for SAT ${sat}` : `nhận SAT ${sat}`),
    subject && (en ? `without ${subject.toLowerCase()}` : `không yêu cầu môn ${subject}`),
  ].filter((text) => typeof text === 'string');
}

/** Links to the school list with these conditions; the list shows the majors of one field at a time. */
export function listLinks(
  conditions: Conditions,
  asker: Asker,
  sort?: 'tuition' | 'deadline',
): { href: string; about: string }[] {
  const { titles, fields, countries, cities, degree, budgetMax, english, answered } = conditions;
  const countryIds =
    countries.length > 0 ? countries.map(({ id }) => String(id)) : answered.countryIds;
  const parents = [
    ...new Set([...titles.map(({ parentId }) => parentId), ...fields.map(({ id }) => id)]),
  ];
  const link = (field: number | undefined) => {
    const majors = titles.filter(({ parentId }) => parentId === field).map(({ id }) => id);
    const query = new URLSearchParams();
    const cityCountries = cities.map(({ countryId }) => String(countryId));
    const places = countryIds ?? [...new Set(cityCountries)];
    if (places.length > 0) query.set('countries', places.join(','));
    if (field !== undefined) query.set('field', String(field));
    if (majors.length > 0) query.set('majors', majors.join(','));
    if (degree) query.set('degree', degree);
    if (english) query.set('language', 'en');
    if (budgetMax !== null) query.set('tuition', String(budgetMax));
    if (cities.length === 1) query.set('q', cities[0]?.name[asker.language] ?? '');
    if (sort) query.set('sort', sort);
    const text = query.toString();
    const { list, path } = formatters(asker.language);
    const own = [
      ...titles.filter(({ parentId }) => parentId === field),
      ...fields.filter(({ id }) => id === field),
    ];
    return {
      href: path(`/school-list${text && `?${text}`}`),
      about: list(own.map(({ title }) => title[asker.language])),
    };
  };
  return parents.length > 1 ? parents.map(link) : [link(parents[0])];
}

/** The scores among the conditions, as the list compares with them; `null` for none. */
export function scoresOf({ ielts, average, sat }: Conditions): SourceRecord['scores'] | null {
  if (ielts === null && average === null && sat === null) return null;
  return {
    ...(ielts !== null && { ielts }),
    ...(average !== null && { average: Math.round(average * 10) / 10 }),
    ...(sat !== null && { sat }),
  };
}
