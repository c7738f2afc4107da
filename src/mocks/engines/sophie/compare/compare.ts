import { inSentence } from '@/mocks/engines/ranking/scholarship-criteria';
import { catalogueEntries, type CatalogueEntry } from '@/mocks/data/entries';
import { absenceParagraph } from '@/mocks/engines/sophie/answers/absence';
import { aboutSchool } from '@/mocks/engines/sophie/answers/school';
import { compareTests } from '@/mocks/engines/sophie/answers/tests';
import type { AnswerDraft, Asker } from '@/mocks/engines/sophie/asker';
import { createCitations, formatters } from '@/mocks/engines/sophie/formatters';
import { testsIn, type ParsedQuestion } from '@/mocks/engines/sophie/parse/parse-question';
import { compareParts } from './compare-parts';
import { compareSchools } from './compare-schools';

/** Compares two schools, countries, majors, cities or tests; two saved schools if none is named. */
export function compare(question: ParsedQuestion, asker: Asker): AnswerDraft {
  const { language } = asker;
  const en = language === 'en';
  const { path, list } = formatters(language);
  const { schools, countries, titles, cities, absent } = question;
  const tests = testsIn(question.text);
  const citations = createCitations();
  const lacking = absenceParagraph(absent, asker, citations.ref);
  if (tests.length > 1 && schools.length === 0) return compareTests(tests, asker);
  const saved = [...new Set((asker.saved ?? []).map(({ entry }) => entry.school))];
  const missingSchool = absent.some(({ kind }) => kind === 'school');
  if (missingSchool && schools.length === 0) return aboutSchool(question, asker);
  if (missingSchool && schools.length === 1) {
    const answer = aboutSchool({ ...question, absent: [] }, asker, citations);
    return { ...answer, text: lacking + answer.text };
  }
  const nothingNamed =
    countries.length + titles.length + cities.length + schools.length === 0 && !missingSchool;
  const two = nothingNamed
    ? saved
    : schools.length === 1 && !missingSchool && titles.length === 0
      ? [...schools, ...saved.filter((one) => !schools.includes(one))]
      : schools;
  const [one, other] = two;
  if (one && other) {
    const answer = compareSchools([one, other], question, asker, citations);
    if (answer) return answer;
  }
  const about = list(titles.map(({ title }) => title[language]));
  const inMajors = (entry: CatalogueEntry) => titles.length === 0 || titles.includes(entry.title);
  if (countries.length > 1 || (countries.length > 0 && absent.length > 0)) {
    const majors =
      titles.length > 0
        ? `&field=${titles[0]?.parentId}&majors=${titles.map(({ id }) => id).join(',')}`
        : '';
    const answer = compareParts(
      countries.slice(0, 3).map((country) => ({
        name: country.name[language],
        sentence: inSentence(country.name)[language],
        query: `countries=${country.id}${majors}`,
        entries: catalogueEntries.filter((entry) => entry.country === country && inMajors(entry)),
        extra: '',
      })),
      asker,
      citations,
      about,
    );
    return { ...answer, text: lacking + answer.text };
  }
  if (titles.length > 1 || (titles.length > 0 && absent.length > 0)) {
    const inPlace = (entry: CatalogueEntry) =>
      countries.length === 0 || countries.includes(entry.country);
    const answer = compareParts(
      titles.slice(0, 3).map((title) => ({
        name: title.title[language],
        sentence: title.title[language],
        query: `${countries[0] ? `countries=${countries[0].id}&` : ''}field=${title.parentId}&majors=${title.id}`,
        entries: catalogueEntries.filter((entry) => entry.title === title && inPlace(entry)),
        extra: title.learn[language],
      })),
      asker,
      citations,
      '',
    );
    return { ...answer, text: lacking + answer.text };
  }
  if (cities.length > 1) {
    return compareParts(
      cities.slice(0, 3).map(({ name, countryId }) => ({
        name: name[language],
        sentence: name[language],
        query: `countries=${countryId}&q=${encodeURIComponent(name[language])}`,
        entries: catalogueEntries.filter(({ school }) => school.city.en === name.en),
        extra: '',
      })),
      asker,
      citations,
      '',
    );
  }
  const all = path('/school-list');
  const text = en
    ? `${lacking}Name two schools, countries, majors or tests, for example “Compare Tampere and Twente” or “Canada or Australia?”. You can also put up to four programs side by side in the [school list](${all}).`
    : `${lacking}Bạn hãy nêu hai trường, hai nước, hai ngành hoặc hai kỳ thi, ví dụ “So sánh Tampere và Twente” hay “Canada hay Úc?”. Ở [danh sách trường](${all}) bạn có thể đặt tối đa bốn chương trình cạnh nhau.`;
  return { text, cited: citations.cited };
}
