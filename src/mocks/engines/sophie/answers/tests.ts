import { inSentence } from '@/mocks/engines/ranking/scholarship-criteria';
import type { Text } from '@/mocks/catalogue/text';
import type { CatalogueEntry } from '@/mocks/data/entries';
import type { AnswerDraft, Asker } from '@/mocks/engines/sophie/asker';
import { band, createCitations, formatters, illustrative } from '@/mocks/engines/sophie/formatters';
import { testsIn, type ParsedQuestion } from '@/mocks/engines/sophie/parse/parse-question';
import { guideSource, listSource, rangesOf } from '@/mocks/engines/sophie/sources';
import { conditionsOf, conditionWords, listLinks, programsFor } from './conditions';

/** What each test is, without figures of a school. */
const TESTS: Readonly<Record<string, Text>> = {
  ielts: {
    en: '**IELTS Academic** is a test of English with a band from 0 to 9, in listening, reading, writing and speaking. You speak with a person.',
    vi: '**IELTS Academic** là bài thi tiếng Anh, thang điểm 0 đến 9, gồm nghe, đọc, viết và nói. Ở phần nói, bạn nói chuyện trực tiếp với giám khảo.',
  },
  toefl: {
    en: '**TOEFL iBT** is a test of English taken on a computer, with the same four skills. You speak into a microphone.',
    vi: '**TOEFL iBT** là bài thi tiếng Anh trên máy tính, cũng bốn kỹ năng. Ở phần nói, bạn nói vào micro.',
  },
  duolingo: {
    en: '**Duolingo English Test** is a short test of English that you take at home. Many schools accept it and some don’t, so check first.',
    vi: '**Duolingo English Test** là bài thi tiếng Anh ngắn, làm ngay tại nhà. Nhiều trường nhận nhưng có trường không, nên hãy kiểm tra trước.',
  },
  pte: {
    en: '**PTE Academic** is a test of English taken on a computer and marked by one. Many schools in Australia and New Zealand accept it.',
    vi: '**PTE Academic** là bài thi tiếng Anh làm và chấm bằng máy tính. Nhiều trường ở Úc và New Zealand nhận chứng chỉ này.',
  },
  sat: {
    en: '**SAT** is an admission test in reading, writing and math, from 400 to 1600. It doesn’t replace a language test.',
    vi: '**SAT** là bài thi đầu vào gồm đọc, viết và toán, thang điểm 400 đến 1600. Bài này không thay cho chứng chỉ tiếng Anh.',
  },
  act: {
    en: '**ACT** is an admission test from 1 to 36 that colleges in the United States accept in place of the SAT.',
    vi: '**ACT** là bài thi đầu vào, thang điểm 1 đến 36, các đại học Mỹ nhận thay cho SAT.',
  },
};

const ACCEPTED: Text = {
  en: 'My catalogue has only IELTS bands. IELTS Academic and TOEFL iBT are accepted nearly everywhere, and many schools take PTE Academic or the Duolingo English Test too. If your current school teaches in English, you may need none.',
  vi: 'Danh mục của mình chỉ có mức IELTS. IELTS Academic và TOEFL iBT gần như đâu cũng nhận, nhiều trường nhận cả PTE Academic hoặc Duolingo English Test. Nếu trường phổ thông của bạn dạy bằng tiếng Anh, có khi bạn không cần thi.',
};

const PARTS: Text = {
  en: 'Look at the parts, too: many programs also ask for a lowest band in each of listening, reading, writing and speaking.',
  vi: 'Bạn xem cả từng kỹ năng nữa: nhiều chương trình còn đặt mức thấp nhất cho mỗi phần nghe, đọc, viết và nói.',
};

const WHEN: Text = {
  en: 'A language test is usually valid for two years, so the second half of grade 11 is a good time, with room for a second try in summer. Plan for two tries: most people gain little after that.',
  vi: 'Chứng chỉ tiếng Anh thường có giá trị hai năm, nên học kỳ hai lớp 11 là vừa, hè còn kịp thi lại. Hãy tính cho hai lần thi: sau đó phần lớn mọi người tăng rất ít.',
};

const OPTIONAL: Text = {
  en: 'Outside the United States few schools ask for the SAT or ACT. Inside, many colleges are test-optional, some require a score, and a few don’t look at it. This changes every year, so trust only this year’s page.',
  vi: 'Ngoài nước Mỹ, ít trường cần SAT hay ACT. Ở Mỹ, nhiều trường để không bắt buộc (test-optional), một số bắt buộc, vài trường không xét đến. Chuyện này mỗi năm một khác, nên chỉ tin trang của năm nay.',
};

/** The tests side by side, from the guide. */
export function compareTests(names: readonly string[], asker: Asker): AnswerDraft {
  const { language } = asker;
  const { ref, cited } = createCitations();
  const known = names.flatMap((name) => TESTS[name]?.[language] ?? []);
  const admission = names.some((name) => name === 'sat' || name === 'act');
  const closing = admission ? OPTIONAL[language] : ACCEPTED[language];
  const passage = [...known, closing].join(' ').replaceAll('**', '');
  const source = guideSource('ielts-and-sat', language, passage);
  const choose =
    language === 'en'
      ? 'Take a practice test of each, and then the one where you did better, if all your schools accept it.'
      : 'Bạn làm thử mỗi loại một đề, rồi chọn loại làm tốt hơn, miễn là mọi trường trong danh sách đều nhận.';
  return { text: `${known.join('\n\n')}\n\n${closing} ${ref(source)}\n\n${choose}`, cited };
}

/** How many of the programs ask for IELTS or SAT, and which scores. */
function asked(entries: readonly CatalogueEntry[], test: 'ielts' | 'sat', asker: Asker): string {
  const { language } = asker;
  const en = language === 'en';
  const { number, programs, span } = formatters(language);
  const range = rangesOf(entries)[test];
  const count = entries.filter(({ program }) => program.requirements[test] !== null).length;
  const name = test.toUpperCase();
  if (!range) {
    return en
      ? `No: none of the ${programs(entries.length)} asks for ${name}.`
      : `Không: không chương trình nào trong ${programs(entries.length)} yêu cầu ${name}.`;
  }
  const scores = `${name} ${span(range, test === 'ielts' ? band : String)}`;
  const share = count / entries.length;
  const verdict =
    share === 1
      ? { en: 'Yes', vi: 'Có' }
      : share > 0.8
        ? { en: 'Mostly yes', vi: 'Phần lớn là có' }
        : { en: 'Not everywhere', vi: 'Không phải nơi nào cũng cần' };
  return en
    ? `${verdict.en}: ${number(count)} of ${programs(entries.length)} ${count === 1 ? 'asks' : 'ask'} for a score, ${scores}.`
    : `${verdict.vi}: ${number(count)} trên ${programs(entries.length)} yêu cầu điểm, ${scores}.`;
}

/** Whether a test is needed, and which score; in a place or major of the catalogue, or in general. */
export function aboutTests(question: ParsedQuestion, asker: Asker): AnswerDraft {
  const { language } = asker;
  const en = language === 'en';
  const { capital, programs } = formatters(language);
  const { ref, cited } = createCitations();
  const names = testsIn(question.text);
  const sat = names.includes('sat') || names.includes('act');
  const test = sat ? 'sat' : 'ielts';
  const general = { ...asker, answers: null };
  const conditions = { ...conditionsOf(question, general), ielts: null, sat: null };
  const entries = programsFor(conditions);
  const where = conditionWords(conditions, general);
  const when =
    /\b(when|how (often|many|long)|valid|retake|prepare|khi nao|luc nao|bao gio|may lan|hieu luc|on|nen thi)\b/.test(
      question.text,
    );
  const paragraphs: string[] = [];
  if (entries.length > 0 && !when) {
    const title = capital(where.join(', ')) || (en ? 'all programs' : 'tất cả chương trình');
    const { ielts } = question;
    const enough =
      ielts === null
        ? null
        : entries.filter(({ program }) => (program.requirements.ielts ?? 0) <= ielts).length;
    const [{ href } = { href: '' }] = listLinks(conditions, general);
    const note =
      enough === null || ielts === null
        ? ''
        : en
          ? `IELTS ${ielts.toFixed(1)} is enough for ${enough} of ${programs(entries.length)}.`
          : `IELTS ${ielts.toFixed(1)} là đủ cho ${enough} trên ${programs(entries.length)}.`;
    const source = listSource(entries, { title, href, note }, language);
    const [country] = question.countries;
    const place = country
      ? en
        ? `In ${inSentence(country.name).en}, `
        : `Ở ${country.name.vi}, `
      : en
        ? 'In my catalogue, '
        : 'Trong danh mục, ';
    const sentence = asked(entries, test, asker);
    const whole = note
      ? `${note} ${sentence.replace(/^[^:]*:/, en ? 'In all,' : 'Tổng cộng')}`
      : `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
    paragraphs.push(`${place}${whole} ${ref(source)}`);
  }
  const other = names
    .filter((name) => name !== test)
    .flatMap((name) => TESTS[name]?.[language] ?? []);
  const fallback = sat ? OPTIONAL : question.ielts === null ? ACCEPTED : PARTS;
  const advice = [...other, (when ? WHEN : fallback)[language]];
  const source = guideSource('ielts-and-sat', language, advice.join(' ').replaceAll('**', ''));
  paragraphs.push(`${advice.join(' ')} ${ref(source)}`);
  const figures = paragraphs.length > 1 ? ` ${illustrative[language]}` : '';
  return { text: `${paragraphs.join('\n\n')}${figures}`, cited };
}
