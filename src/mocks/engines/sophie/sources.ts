import { guides } from '@/mocks/catalogue/resources/guides';
import { scholarshipDocuments } from '@/mocks/catalogue/scholarships/scholarships-asks';
import type { CatalogueScholarship } from '@/mocks/catalogue/scholarships/scholarship';
import type { Language } from '@/mocks/catalogue/text';
import type { CatalogueEntry } from '@/mocks/data/entries';
import { scholarshipWire } from '@/mocks/data/scholarship-wire';
import { noAnswers } from '@/mocks/engines/ranking/answers';
import type { Asker, SourceRecord } from './asker';
import { band, formatters } from './formatters';

/** The known tuitions, IELTS bands and averages of some programs, as lowest and highest. */
export function rangesOf(entries: readonly CatalogueEntry[]) {
  const range = (values: readonly number[]) =>
    values.length === 0 ? null : { low: Math.min(...values), high: Math.max(...values) };
  const requirements = entries.map(({ program }) => program.requirements);
  return {
    tuition: range(entries.flatMap(({ program }) => program.tuitionUsd ?? [])),
    ielts: range(requirements.flatMap(({ ielts }) => ielts ?? [])),
    average: range(requirements.flatMap(({ average }) => average ?? [])),
    sat: range(requirements.flatMap(({ sat }) => sat ?? [])),
    years: range(entries.map(({ program }) => program.durationYears)),
  };
}

/** A part of the school list: its filters in words, the link to it, and its figures. */
export function listSource(
  entries: readonly CatalogueEntry[],
  { title, href, note = '' }: { title: string; href: string; note?: string },
  language: Language,
): SourceRecord {
  const en = language === 'en';
  const { number, range, span, programs, decimal } = formatters(language);
  const { tuition, ielts, average, sat, years } = rangesOf(entries);
  const askFor = (key: 'ielts' | 'sat') => {
    const count = entries.filter(({ program }) => program.requirements[key] !== null).length;
    return en
      ? `${number(count)} ${count === 1 ? 'asks' : 'ask'} for`
      : `${number(count)} chương trình yêu cầu`;
  };
  const schools = new Set(entries.map(({ school }) => school.id)).size;
  const places = new Set(entries.map(({ country }) => country.id)).size;
  const parts = [
    en
      ? `${programs(entries.length)} at ${number(schools)} ${schools === 1 ? 'school' : 'schools'} in ${number(places)} ${places === 1 ? 'country' : 'countries'}`
      : `${programs(entries.length)} của ${number(schools)} trường ở ${number(places)} nước`,
    tuition &&
      (en
        ? `tuition ${range(tuition.low, tuition.high)} a year`
        : `học phí ${range(tuition.low, tuition.high)} một năm`),
    ielts && `${askFor('ielts')} IELTS ${span(ielts, band)}`,
    average &&
      (en
        ? `grade average ${span(average, decimal)} out of 10`
        : `điểm trung bình ${span(average, decimal)} theo thang 10`),
    sat && `${askFor('sat')} SAT ${span(sat, decimal)}`,
    years &&
      (en
        ? `${span(years, decimal)} ${years.high === 1 ? 'year' : 'years'}`
        : `${span(years, decimal)} năm`),
  ].filter(Boolean);
  const label = en ? 'Illustrative' : 'Số liệu minh họa';
  return {
    title: `${en ? 'School list' : 'Danh sách trường'}: ${title}`,
    href,
    text: `${title}: ${parts.join('; ')}. ${note ? `${note} ` : ''}${label}.`,
  };
}

/** A guide of /resources, with the passage that an answer uses instead of its summary. */
export function guideSource(id: string, language: Language, passage?: string): SourceRecord {
  const guide = guides.find((one) => one.id === id);
  if (!guide) throw new Error(`No guide ${id}`);
  return {
    title: guide.title[language],
    href: formatters(language).path(`/resources?read=${id}`),
    text: passage ?? guide.summary[language],
  };
}

/** A scholarship with its amount, dates and requirements. */
export function scholarshipSource(
  row: CatalogueScholarship,
  { language, now }: Asker,
): SourceRecord {
  const { day, list, path, money } = formatters(language);
  const en = language === 'en';
  const wire = scholarshipWire(row, { answers: noAnswers, language, now });
  const documents = row.documents.map((key) => scholarshipDocuments[key][language]);
  const parts = [
    `${wire.provider}, ${list(wire.countries?.map(({ title }) => title) ?? [])}`,
    `${row.amount.text[language]} (${en ? 'about' : 'khoảng'} ${money(row.amount.usd)})`,
    wire.deadline && (en ? `closes ${day(wire.deadline)}` : `hạn nộp ${day(wire.deadline)}`),
    ...(wire.criteria ?? []).map(({ asked }) => asked),
    list(documents),
  ].filter(Boolean);
  return {
    title: wire.name,
    href: path(`/scholarship?scholarship=${row.id}`),
    text: `${parts.join('; ')}. ${row.about[language]}`,
  };
}

/** A school with its place and site. */
export function schoolSource(
  { school, country }: CatalogueEntry,
  language: Language,
): SourceRecord {
  const kind =
    school.type === 'public' ? { en: 'public', vi: 'công lập' } : { en: 'private', vi: 'tư thục' };
  return {
    title: school.name[language],
    href: formatters(language).path(`/school-list?school=${school.id}`),
    text: `${school.name[language]}, ${school.city[language]}, ${country.name[language]} (${kind[language]}). ${school.about[language]} ${new URL(school.website).host}`,
  };
}

/** Where the figures of a school can be checked, as a sentence; it also says that ours are illustrative. */
export function checkAtSchool(
  entry: CatalogueEntry,
  ref: (record: SourceRecord) => string,
  language: Language,
): string {
  const { website } = entry.school;
  const site = `[${new URL(website).host}](${website}) ${ref(schoolSource(entry, language))}`;
  return language === 'en'
    ? `These figures are illustrative; the school’s own are on ${site}.`
    : `Số liệu chỉ để minh họa, bạn xem lại trên trang của trường nhé: ${site}.`;
}
