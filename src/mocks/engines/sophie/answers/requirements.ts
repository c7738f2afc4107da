import { inSentence } from '@/mocks/engines/ranking/scholarship-criteria';
import { catalogueEntries } from '@/mocks/data/entries';
import { noAnswers } from '@/mocks/engines/ranking/answers';
import type { Ranked } from '@/mocks/engines/ranking/ranking';
import type { AnswerDraft, Asker } from '@/mocks/engines/sophie/asker';
import {
  createCitations,
  formatters,
  illustrative,
  schoolInSentence,
} from '@/mocks/engines/sophie/formatters';
import type { ParsedQuestion } from '@/mocks/engines/sophie/parse/parse-question';
import { checkAtSchool, guideSource } from '@/mocks/engines/sophie/sources';
import { absenceParagraph } from './absence';
import { conditionsOf, conditionWords, programsFor } from './conditions';
import { countryWays } from './country-ways';
import { oneOfEachSchool, programLine, programPhrase, ranked, scoresText } from './program-line';

const NAMED = 3;

/** Each requirement of a program, and which of the asker's scores are enough. */
function requirementsLine(row: Ranked, asker: Asker): string {
  const { language } = asker;
  const { inside } = formatters(language);
  const asked = row.criteria
    .filter(({ key }) => key !== 'budget')
    .map((one) => inside(one.asked[language]))
    .join('; ');
  return `- ${programPhrase(row.entry, asker)}: ${asked}.${scoresText(row, asker)}`;
}

const NO_ODDS = {
  en: 'I never guess your chances, because nobody outside the school can know them. What I can do is compare your scores with what the school asks for.',
  vi: 'Mình không đoán khả năng trúng tuyển, vì ngoài nhà trường không ai biết được. Điều mình làm được là so điểm của bạn với yêu cầu của trường.',
} as const;

/** What programs of a school, major or field ask for; for `chances` with the asker's scores and no chances. */
export function aboutRequirements(question: ParsedQuestion, asker: Asker): AnswerDraft {
  const { language } = asker;
  const en = language === 'en';
  const { list, decimal } = formatters(language);
  const { ref, cited } = createCitations();
  const { schools, titles, absent, ielts, average, sat, topic } = question;
  const answers = asker.answers ?? noAnswers;
  const scale = average?.of === 4;
  const given = {
    ...asker,
    answers: {
      ...answers,
      ielts: ielts ?? answers.ielts,
      sat: sat ?? answers.sat,
      average: average ? (scale ? null : average.value) : answers.average,
    },
  };
  const conditions = conditionsOf(
    { ...question, ielts: null, average: null, sat: null },
    { ...asker, answers: null },
  );
  const own =
    schools.length > 0
      ? catalogueEntries.filter(({ school }) => schools.includes(school))
      : programsFor(conditions);
  const titled = own.filter(
    ({ title }) => titles.includes(title) || conditions.titles.includes(title),
  );
  const entries = titles.length > 0 || conditions.titles.length > 0 ? titled : own;
  const shown = entries.length > 0 ? entries : own;
  const lacking = absenceParagraph(absent, asker, ref);
  const noMajor =
    schools.length > 0 && titles.length > 0 && titled.length === 0
      ? en
        ? `My catalogue has no ${titles[0]?.title.en ?? ''} at ${schools[0] ? schoolInSentence(schools[0], 'en') : ''}; here is what it has there. `
        : `Danh mục không có ngành ${titles[0]?.title.vi ?? ''} ở ${schools[0]?.name.vi ?? ''}; dưới đây là các ngành khác của trường. `
      : '';
  const rows = oneOfEachSchool(ranked(shown, given), NAMED);
  const head = topic === 'chances' ? `${NO_ODDS[language]} ` : '';
  const four = scale
    ? en
      ? `The averages below are out of 10, and each school converts your ${average.value} out of 4 in its own way. `
      : `Điểm trung bình dưới đây theo thang 10, còn điểm ${decimal(average.value)} theo thang 4 của bạn thì mỗi trường quy đổi một cách. `
    : '';
  if (rows.length === 0) {
    const hint = en
      ? 'Name a school or a program of the catalogue, and tell me your scores.'
      : 'Bạn hãy nêu một trường hoặc chương trình trong danh mục và cho mình biết điểm của bạn.';
    return { text: `${lacking}${head}${hint}`, cited };
  }
  const lines = rows.map((row) => `${requirementsLine(row, given)} ${ref(row.entry)}`).join('\n');
  const named =
    schools.length > 0
      ? list(schools.map((school) => schoolInSentence(school, language)))
      : conditionWords(conditions, { ...asker, answers: null }).join(', ');
  const of = schools.length > 0 ? 'của ' : named.startsWith('ở ') ? '' : 'của ngành ';
  const what = !named ? '' : en ? `What you need for ${named}:` : `Yêu cầu ${of}${named}:`;
  const [first] = rows;
  const check =
    first && schools.length > 0
      ? checkAtSchool(first.entry, ref, language)
      : illustrative[language];
  return {
    text: `${lacking}${head}${four}${noMajor}${what}\n\n${lines}\n\n${check}`.replace(/^\s+/, ''),
    cited,
  };
}

const CHECKS = {
  en: 'Rules change from year to year, so read the page of the school or the portal before you send anything.',
  vi: 'Quy định thay đổi theo từng năm, nên hãy đọc trang của trường hoặc của cổng nộp hồ sơ trước khi gửi.',
} as const;

/** How to apply in a country, and which of its programs close next; without a country, in general. */
export function aboutApplying(question: ParsedQuestion, asker: Asker): AnswerDraft {
  const { language } = asker;
  const en = language === 'en';
  const { path } = formatters(language);
  const { ref, cited } = createCitations();
  const systems = path('/resources?read=application-systems');
  const lacking = absenceParagraph(question.absent, asker, ref);
  const near =
    question.countries.length > 0
      ? question.countries
      : conditionsOf(question, { ...asker, answers: null }).countries;
  if (near.length === 0) {
    const source = guideSource('application-systems', language);
    const text = en
      ? `It depends on the country: some have one portal for all schools, others let each school decide. [Application systems, country by country](${systems}) explains them ${ref(source)}. Name a country and I’ll tell you how to apply there and the next dates.`
      : `Điều đó tùy từng nước: có nước dùng một cổng chung, có nước mỗi trường tự xét. Bài [nộp hồ sơ ở từng nước](${systems}) giải thích từng cách ${ref(source)}. Bạn nêu tên một nước, mình sẽ cho biết cách nộp và các hạn sắp tới.`;
    return { text: lacking + text, cited };
  }
  const wanted = new Set(question.titles.map(({ id }) => id));
  const parts = near.slice(0, 2).map((country) => {
    const own = catalogueEntries.filter((entry) => entry.country === country);
    const titled = own.filter(({ title }) => wanted.has(title.id));
    const rows = ranked(titled.length > 0 ? titled : own, asker, 'deadline');
    const next = rows.filter(({ deadline }) => deadline !== null).slice(0, 2);
    const lines = (next.length > 0 ? next : rows.slice(0, 2))
      .map((row) => programLine(row, ref, asker))
      .join('\n');
    const heading = near.length > 1 ? `**${country.name[language]}**\n\n` : '';
    const way = countryWays[country.code]?.[language];
    const source = way && guideSource('application-systems', language, way.replaceAll('**', ''));
    const dates =
      next.length > 0
        ? en
          ? `The next to close in ${inSentence(country.name).en}:`
          : `Các chương trình sắp hết hạn ở ${country.name.vi}:`
        : en
          ? 'These take applications all year:'
          : 'Các chương trình này nhận hồ sơ quanh năm:';
    return `${heading}${way && source ? `${way} ${ref(source)}\n\n` : ''}${dates}\n\n${lines}`;
  });
  return {
    text: `${lacking}${parts.join('\n\n')}\n\n${CHECKS[language]} ${illustrative[language]}`,
    cited,
  };
}
