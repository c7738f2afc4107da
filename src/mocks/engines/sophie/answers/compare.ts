import { catalogueEntries, type CatalogueEntry } from '@/mocks/data/entries';
import type { Ranked } from '@/mocks/engines/ranking/ranking';
import type { AnswerDraft, Asker } from '@/mocks/engines/sophie/asker';
import {
  countryInSentence,
  createCitations,
  type Citations,
  formatters,
  illustrative,
} from '@/mocks/engines/sophie/formatters';
import { testsIn, type ParsedQuestion } from '@/mocks/engines/sophie/parse/parse-question';
import { listSource, rangesOf } from '@/mocks/engines/sophie/sources';
import { absenceText } from './absence';
import { livingCosts } from '@/mocks/engines/sophie/living-costs';
import { aboutSchool } from './school';
import { deadlineText, judgeFor, programPhrase, scoresText, tuitionText } from './program-line';
import { compareTests } from './tests';

type School = CatalogueEntry['school'];

/** One program of each school: of the same title if both have one, preferably a title of the question. */
function pairOf([one, two]: readonly [School, School], question: ParsedQuestion, asker: Asker) {
  const of = (school: School) => {
    const all = catalogueEntries.filter((entry) => entry.school === school);
    const named = all.filter(({ title }) => question.titles.includes(title));
    const saved = all.filter((entry) => asker.saved?.some((item) => item.entry === entry));
    return [...new Set([...named, ...saved, ...all])];
  };
  const [first, second] = [of(one), of(two)];
  for (const entry of first) {
    const twin = second.find(({ title }) => title === entry.title);
    if (twin) return [entry, twin] as const;
  }
  const [left] = first;
  // Without a common title, the same field is nearer than the first of the list.
  const right = second.find(({ title }) => title.parentId === left?.title.parentId) ?? second[0];
  return left && right ? ([left, right] as const) : null;
}

/** Compares two schools by aspect, without judging which aspect matters more. */
function compareSchools(
  schools: readonly [School, School],
  question: ParsedQuestion,
  asker: Asker,
  citations: Citations,
): AnswerDraft | null {
  const { language } = asker;
  const en = language === 'en';
  const { list, inside, decimal } = formatters(language);
  const { ref, cited } = citations;
  const pair = pairOf(schools, question, asker);
  if (!pair) return null;
  const paragraphs = pair.map((entry) => {
    const row: Ranked = judgeFor(entry, asker);
    const kinds = ['language', 'average', 'test', 'subject', 'other'];
    const asked = row.criteria
      .filter(({ key }) => kinds.includes(key))
      .map((one) => inside(one.asked[language]));
    const { durationYears } = entry.program;
    const years = en
      ? `${durationYears} ${durationYears === 1 ? 'year' : 'years'}`
      : `${decimal(durationYears)} năm`;
    const requirement =
      asked.length === 0
        ? ''
        : en
          ? ` It asks for ${list(asked)}.`
          : ` Chương trình yêu cầu ${list(asked)}.`;
    return `${programPhrase(entry, asker)}: ${tuitionText(entry, asker)}, ${years}, ${deadlineText(row, asker)}.${requirement}${scoresText(row, asker)} ${ref(entry)}`;
  });
  const same = pair[0].title === pair[1].title;
  const head = same
    ? en
      ? `Both schools teach ${pair[0].title.title.en}, so here is that program at each.`
      : `Cả hai trường đều có ngành ${pair[0].title.title.vi}, nên mình so sánh ngành đó.`
    : en
      ? 'The two schools have no major in common in my catalogue, so here is one program of each.'
      : 'Trong danh mục, hai trường không có ngành nào chung, nên mình lấy mỗi trường một chương trình.';
  const close = en
    ? 'What weighs more is up to you. For another major, name it together with the two schools.'
    : 'Điều nào quan trọng hơn là do bạn quyết định. Muốn so sánh ngành khác, bạn nêu tên ngành cùng hai trường.';
  return {
    text: `${head}\n\n${paragraphs.join('\n\n')}\n\n${close} ${illustrative[language]}`,
    cited,
  };
}

/** Two parts of the catalogue side by side: countries, majors or cities. */
function compareParts(
  parts: readonly {
    name: string;
    sentence: string;
    query: string;
    entries: CatalogueEntry[];
    extra: string;
  }[],
  asker: Asker,
  citations: Citations,
  about: string,
): AnswerDraft {
  const { language } = asker;
  const en = language === 'en';
  const { ref, cited } = citations;
  const { programs, range, path, decimal, capital } = formatters(language);
  const paragraphs = parts.map(({ name, sentence, query, entries, extra }) => {
    const { tuition, ielts, years } = rangesOf(entries);
    const source = listSource(
      entries,
      {
        title: about ? `${about}, ${name}` : name,
        href: path(`/school-list?${query}`),
        note: extra,
      },
      language,
    );
    if (entries.length === 0) {
      return en
        ? `I have no such program for **${name}**.`
        : `Mình không có chương trình nào như vậy cho **${name}**.`;
    }
    const facts = [
      tuition &&
        (en
          ? `tuition ${range(tuition.low, tuition.high)} a year`
          : `học phí ${range(tuition.low, tuition.high)} một năm`),
      years &&
        (years.low === years.high
          ? `${decimal(years.low)} ${en ? (years.low === 1 ? 'year' : 'years') : 'năm'}`
          : en
            ? `${decimal(years.low)} to ${decimal(years.high)} years`
            : `${decimal(years.low)} đến ${decimal(years.high)} năm`),
      ielts &&
        (ielts.low === ielts.high
          ? `IELTS ${ielts.low.toFixed(1)}`
          : `IELTS ${ielts.low.toFixed(1)} ${en ? 'to' : 'đến'} ${ielts.high.toFixed(1)}`),
    ].filter(Boolean);
    const bold = `**${capital(sentence)}**`;
    const living = extra ? null : livingCosts(entries, asker);
    const besides = living ? `\n\n${living.text} ${ref(living.source)}` : '';
    return `${bold}: ${programs(entries.length)}, ${facts.join(', ')}.${extra ? ` ${extra}` : ''} ${ref(source)}${besides}`;
  });
  const ofMajors = parts.every(({ extra }) => extra !== '');
  const guide = path(`/resources?read=${ofMajors ? 'choosing-a-major' : 'choosing-a-country'}`);
  const close = ofMajors
    ? en
      ? `Figures don’t decide this one: look at what a working day is like in [Majors](${path('/majors')}), or read [choosing a major](${guide}).`
      : `Chuyện này không quyết định bằng con số: bạn xem một ngày làm việc ra sao ở trang [ngành học](${path('/majors')}), hoặc đọc bài [chọn ngành](${guide}).`
    : en
      ? `Money is only part of it: the language around you and whether you may stay and work weigh as much. [Choosing a country](${guide}) goes through them.`
      : `Tiền chỉ là một phần: ngôn ngữ xung quanh và việc có được ở lại làm việc hay không cũng quan trọng không kém. Bài [chọn quốc gia](${guide}) nói rõ từng điều.`;
  return { text: `${paragraphs.join('\n\n')}\n\n${close} ${illustrative[language]}`, cited };
}

/** Compares two schools, countries, majors, cities or tests; two saved schools if none is named. */
export function compare(question: ParsedQuestion, asker: Asker): AnswerDraft {
  const { language } = asker;
  const en = language === 'en';
  const { path, list } = formatters(language);
  const { schools, countries, titles, cities, absent } = question;
  const tests = testsIn(question.text);
  const citations = createCitations();
  const lacking = absent.length > 0 ? `${absenceText(absent, asker, citations.ref)}\n\n` : '';
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
        sentence: countryInSentence(country)[language],
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
