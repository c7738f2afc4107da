import { countries } from '@/mocks/catalogue/countries';
import { scholarships } from '@/mocks/catalogue/scholarships/scholarships';
import type { Language } from '@/mocks/catalogue/text';
import { programTitles } from '@/mocks/catalogue/titles/program-titles';
import { catalogueEntries, type CatalogueEntry } from '@/mocks/data/entries';
import { noAnswers } from '@/mocks/engines/ranking/answers';
import { countryIdsOf } from '@/mocks/engines/ranking/scholarship-criteria';
import { judgeProgram } from '@/mocks/engines/ranking/ranking';
import type { SophieAnswer, SourceRecord } from '@/mocks/engines/sophie/asker';
import { formatters } from '@/mocks/engines/sophie/formatters';

export const NOW = new Date('2026-11-22T05:00:00Z');

/** What is wrong with an answer; `null` if nothing is. */
export type Check = (answer: SophieAnswer) => string | null;

/** A question with what a right answer must have and must not have. */
export type Row = readonly [question: string, ...checks: Check[]];
/** The questions of a kind; each Vietnamese one is also asked without diacritics. */
export type Table = Readonly<Record<Language, readonly Row[]>>;

export const citedPrograms = ({ cited }: SophieAnswer): CatalogueEntry[] =>
  cited.flatMap((record) => ('program' in record ? record : []));
const sourcesOf = ({ cited }: SophieAnswer): SourceRecord[] =>
  cited.flatMap((record) => ('program' in record ? [] : record));

/** The text matches. */
export const says =
  (...patterns: RegExp[]): Check =>
  ({ text }) => {
    const missing = patterns.find((pattern) => !pattern.test(text));
    return missing ? `lacks ${String(missing)}` : null;
  };

/** The text does not match. */
export const avoids =
  (...patterns: RegExp[]): Check =>
  ({ text }) => {
    const found = patterns.find((pattern) => pattern.test(text));
    return found ? `has ${String(found)}` : null;
  };

/** Cites a guide. */
export const guide =
  (id: string): Check =>
  (answer) =>
    sourcesOf(answer).some(({ href }) => href.endsWith(`read=${id}`))
      ? null
      : `does not cite the guide ${id}`;

/** Cites nothing of the catalogue. */
export const noCatalogue: Check = (answer) =>
  citedPrograms(answer).length > 0 || /school-list|\/majors/.test(answer.text)
    ? 'shows the catalogue'
    : null;

export const hasTitle = (name: string) => programTitles.some(({ title }) => title.en === name);
export const hasCountry = (code: string) => countries.some((country) => country.code === code);
const hasSchool = (name: string) => catalogueEntries.some(({ school }) => school.name.en === name);

export const NOT_HERE = { en: /isn’t in my catalogue/, vi: /chưa có trong danh mục/ };
/** The school is in the answer, or that it is missing. */
export const school =
  (name: string, fact?: 'deadline' | 'tuition' | 'ielts'): Check =>
  (answer) => {
    const { text, language } = answer;
    if (!hasSchool(name)) {
      return NOT_HERE[language].test(text) ? null : `does not say that ${name} is missing`;
    }
    const cited = citedPrograms(answer).filter((entry) => entry.school.name.en === name);
    if (
      cited.length === 0 &&
      !sourcesOf(answer).some(
        ({ text: source }) =>
          source.includes(name) ||
          source.includes(
            catalogueEntries.find((one) => one.school.name.en === name)?.school.name.vi ?? name,
          ),
      )
    ) {
      return `cites nothing of ${name}`;
    }
    const { money, day } = formatters(language);
    const shown = cited.some((entry) => {
      const { deadline } = judgeProgram(entry, noAnswers, NOW);
      if (fact === 'deadline')
        return deadline === null ? /all year|quanh năm/.test(text) : text.includes(day(deadline));
      if (fact === 'tuition')
        return entry.program.tuitionUsd === null || text.includes(money(entry.program.tuitionUsd));
      if (fact === 'ielts') {
        const { ielts } = entry.program.requirements;
        return ielts === null || text.includes(`IELTS ${ielts.toFixed(1)}`);
      }
      return true;
    });
    return fact && !shown ? `lacks the ${fact} of ${name}` : null;
  };

/** The name of each country, in the language of the answer, or that it is missing. */
export const countriesNamed =
  (...codes: string[]): Check =>
  ({ text, language }) => {
    const missing = codes.find((code) => {
      const known = countries.find((one) => one.code === code);
      return known ? !text.includes(known.name[language]) : !NOT_HERE[language].test(text);
    });
    return missing ? `does not name ${missing}` : null;
  };

/** The titles are named, each with its number of programs where `counted`. */
export const majors =
  (...names: string[]): Check =>
  ({ text, language }) => {
    const missing = names.find((name) => {
      const known = programTitles.find(({ title }) => title.en === name);
      return known ? !text.includes(known.title[language]) : !NOT_HERE[language].test(text);
    });
    return missing ? `does not name ${missing}` : null;
  };

/** At least one of the titles is named. */
export const anyMajor =
  (...names: string[]): Check =>
  ({ text, language }) =>
    programTitles.some(({ title }) => names.includes(title.en) && text.includes(title[language]))
      ? null
      : `names none of ${names.join()}`;

/** Scholarships that can be used in the country, all of them right, and a link to the rest. */
export const scholarshipsIn =
  (code: string, full = false): Check =>
  (answer) => {
    const { text, language } = answer;
    const country = countries.find((one) => one.code === code);
    const inPlace = scholarships.filter(
      (row) => country && countryIdsOf(row).includes(String(country.id)),
    );
    const right = full ? inPlace.filter(({ amount }) => amount.kind === 'full') : inPlace;
    const shown = sourcesOf(answer).flatMap(
      ({ href }) => /scholarship=(\d+)/.exec(href)?.[1] ?? [],
    );
    if (!country)
      return NOT_HERE[language].test(text) || shown.length > 0
        ? null
        : 'neither names nor misses the country';
    if (shown.length === 0) return 'names no scholarship';
    const allowed = right.length > 0 ? right : inPlace.length > 0 ? inPlace : scholarships;
    const wrong = shown.find((id) => !allowed.some((row) => String(row.id) === id));
    if (wrong) return `names scholarship ${wrong}`;
    if (inPlace.length > 0 && !text.includes(`country=${country.id}`))
      return 'the link has lost the country';
    return right.length === 0 && !/no (full )?scholarship|không có học bổng/.test(text)
      ? 'does not say that there is none'
      : null;
  };

/** Names a scholarship by a part of its name. */
export const scholarship =
  (part: string): Check =>
  ({ text, language }) => {
    const row = scholarships.find(({ name }) => name.en.includes(part) || name.vi.includes(part));
    if (!row) return `no scholarship ${part}`;
    return text.includes(row.name[language]) ? null : `does not name ${part}`;
  };
