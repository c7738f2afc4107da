import { noAnswers } from '@/mocks/engines/ranking/answers';
import { subjectNames } from '@/mocks/catalogue/titles/title';
import { catalogueEntries, type CatalogueEntry } from '@/mocks/data/entries';
import { listOptionsOf } from '@/mocks/server/list-options';
import { rank, type Ranked } from '@/mocks/engines/ranking/ranking';
import type { SophieAnswer, Asker } from './asker';
import { countryWays } from './country-ways';
import { programLine } from './find-programs';
import { createCitations, illustrative, formatters } from './formatters';
import type { ParsedQuestion } from './parse-question';

const NAMED = 3;

function ranked(list: readonly CatalogueEntry[], asker: Asker): Ranked[] {
  const { language, now } = asker;
  return rank(list, asker.answers ?? noAnswers, { options: listOptionsOf({}), language, now });
}

/** `$3,000 to $20,000`; `null` if no tuition is known. */
function range(list: readonly CatalogueEntry[], asker: Asker): string | null {
  const { money } = formatters(asker.language);
  const known = list.flatMap(({ program }) => program.tuitionUsd ?? []);
  if (known.length === 0) return null;
  const [low, high] = [money(Math.min(...known)), money(Math.max(...known))];
  if (low === high) return low;
  return asker.language === 'en' ? `${low} to ${high}` : `${low} đến ${high}`;
}

/** How to apply in a country, and which of its programs close next. */
export function aboutApplying(question: ParsedQuestion, asker: Asker): SophieAnswer {
  const { language } = asker;
  const en = language === 'en';
  const { ref, cited } = createCitations();
  const wanted = new Set(question.titles.map(({ id }) => id));
  const parts = question.countries.slice(0, 2).map(({ id, code, name }) => {
    const own = catalogueEntries.filter((entry) => entry.country.id === id);
    const titled = own.filter(({ title }) => wanted.has(title.id));
    const list = titled.length > 0 ? titled : own;
    const next = ranked(list, asker)
      .filter(({ deadline }) => deadline !== null)
      .toSorted((a, b) => ((a.deadline ?? '') < (b.deadline ?? '') ? -1 : 1))
      .slice(0, 2);
    const listed = next.length > 0 ? next : ranked(list, asker).slice(0, 2);
    const lines = listed.map((row) => programLine(row, ref, asker)).join('\n');
    const heading = question.countries.length > 1 ? `**${name[language]}**\n\n` : '';
    const dates =
      next.length > 0
        ? en
          ? 'The next to close in the catalogue:'
          : 'Trong danh mục, các chương trình sắp hết hạn:'
        : en
          ? 'From the catalogue, which take applications all year:'
          : 'Trong danh mục, các chương trình nhận hồ sơ quanh năm:';
    return `${heading}${countryWays[code][language]}\n\n${dates}\n\n${lines}`;
  });
  const note = en
    ? 'Rules change from year to year: read the page of the school or the portal before you send anything.'
    : 'Quy định có thể thay đổi theo từng năm: hãy đọc trang của trường hoặc của cổng nộp hồ sơ trước khi gửi.';
  return { text: `${parts.join('\n\n')}\n\n${note} ${illustrative[language]}`, cited };
}

export function aboutSchool(question: ParsedQuestion, asker: Asker): SophieAnswer {
  const { language } = asker;
  const en = language === 'en';
  const { number } = formatters(language);
  const { ref, cited } = createCitations();
  const parts = question.schools.slice(0, 2).map((one) => {
    const own = catalogueEntries.filter((entry) => entry.school === one);
    const titled = own.filter(({ title }) => question.titles.includes(title));
    const rows = ranked(titled.length > 0 ? titled : own, asker).slice(0, NAMED);
    const lines = rows.map((row) => programLine(row, ref, asker)).join('\n');
    const fees = range(own, asker);
    const not =
      question.titles.length > 0 && titled.length === 0
        ? en
          ? ` The catalogue has no ${question.titles[0]?.title.en ?? ''} there.`
          : ` Danh mục không có ngành ${question.titles[0]?.title.vi ?? ''} ở trường này.`
        : '';
    const head = en
      ? `**${one.name.en}** is in ${one.city.en}. ${one.about.en} The catalogue has ${own.length === 1 ? 'one program' : `${number(own.length)} programs`} of it${fees ? `, ${fees} a year` : ''}.${not}`
      : `**${one.name.vi}** ở ${one.city.vi}. ${one.about.vi} Danh mục có ${number(own.length)} chương trình của trường${fees ? `, học phí ${fees} một năm` : ''}.${not}`;
    const site = new URL(one.website).host;
    return `${head}\n\n${lines}\n\n${en ? 'Its own site' : 'Trang của trường'}: [${site}](${one.website}).`;
  });
  return { text: `${parts.join('\n\n')} ${illustrative[language]}`, cited };
}

export function aboutMajor(question: ParsedQuestion, asker: Asker): SophieAnswer {
  const { language } = asker;
  const en = language === 'en';
  const { number, list, path } = formatters(language);
  const { ref, cited } = createCitations();
  const parts = question.titles.slice(0, 2).map((title) => {
    const own = catalogueEntries.filter((entry) => entry.title.id === title.id);
    const subjects = title.subjects.map((subject) => subjectNames[subject][language]);
    const countries = new Set(own.map(({ country }) => country.id)).size;
    const asks =
      subjects.length === 0
        ? ''
        : en
          ? ` School subjects that are usually asked for: ${list(subjects)}.`
          : ` Môn học ở trường phổ thông thường được yêu cầu: ${list(subjects)}.`;
    const fees = range(own, asker);
    const count = en
      ? `The catalogue has ${own.length === 1 ? 'one program' : `${number(own.length)} programs`} in ${countries === 1 ? 'one country' : `${number(countries)} countries`}${fees ? `, ${fees} a year` : ''}. For example:`
      : `Danh mục có ${number(own.length)} chương trình ở ${number(countries)} nước${fees ? `, học phí ${fees} một năm` : ''}. Ví dụ:`;
    const lines = ranked(own, asker)
      .slice(0, 2)
      .map((row) => programLine(row, ref, asker))
      .join('\n');
    return `**${title.title[language]}.** ${title.learn[language]}${asks}\n\n${count}\n\n${lines}`;
  });
  const more = en
    ? `What a working day looks like stands in [Majors](${path('/majors')}).`
    : `Công việc hằng ngày của ngành có trong trang [ngành học](${path('/majors')}).`;
  return { text: `${parts.join('\n\n')}\n\n${more} ${illustrative[language]}`, cited };
}
