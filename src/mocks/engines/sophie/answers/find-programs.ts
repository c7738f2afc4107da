import type { CatalogueEntry } from '@/mocks/data/entries';
import { noAnswers } from '@/mocks/engines/ranking/answers';
import type { AnswerDraft, Asker } from '@/mocks/engines/sophie/asker';
import { createCitations, formatters, illustrative } from '@/mocks/engines/sophie/formatters';
import { EXCHANGE_RATE } from '@/mocks/catalogue/costs';
import type { ParsedQuestion } from '@/mocks/engines/sophie/parse/parse-question';
import { listSource, rangesOf } from '@/mocks/engines/sophie/sources';
import { absenceParagraph } from './absence';
import {
  conditionsOf,
  conditionWords,
  listLinks,
  programsFor,
  scoresOf,
  type Conditions,
} from './conditions';
import { oneOfEachSchool, programLine, ranked } from './program-line';

/** Most programs named in one answer. */
const MAX_NAMED = 3;
const HOW_LONG =
  /\b(how (long|many years)|may nam|bao lau|bao nhieu nam|hoc trong may|(thoi gian|thoi luong) hoc)\b/;

/** Drops one condition, the least important first, until something is found. */
function relaxed(conditions: Conditions) {
  const ways: { what: { en: string; vi: string }; next: Conditions }[] = [
    {
      what: { en: 'the condition on the subject', vi: 'điều kiện về môn học' },
      next: { ...conditions, without: null },
    },
    {
      what: { en: 'the limit on tuition', vi: 'giới hạn học phí' },
      next: { ...conditions, budgetMax: null },
    },
    { what: { en: 'the IELTS limit', vi: 'giới hạn IELTS' }, next: { ...conditions, ielts: null } },
    { what: { en: 'the SAT limit', vi: 'giới hạn SAT' }, next: { ...conditions, sat: null } },
    {
      what: { en: 'the limit on the average', vi: 'giới hạn điểm trung bình' },
      next: { ...conditions, average: null },
    },
    {
      what: { en: 'the degree', vi: 'điều kiện về bậc học' },
      next: { ...conditions, degree: null },
    },
    {
      what: { en: 'English as the language', vi: 'điều kiện về ngôn ngữ' },
      next: { ...conditions, english: false },
    },
    { what: { en: 'the city', vi: 'giới hạn thành phố' }, next: { ...conditions, cities: [] } },
    {
      what: { en: 'the country', vi: 'giới hạn quốc gia' },
      next: {
        ...conditions,
        countries: [],
        cities: [],
        answered: { ...conditions.answered, countryIds: null },
      },
    },
  ];
  for (const { what, next } of ways) {
    if (conditionKey(next) === conditionKey(conditions)) continue;
    const found = programsFor(next);
    if (found.length > 0) return { found, what, next };
  }
  return null;
}

const conditionKey = (conditions: Conditions) => JSON.stringify(conditions);

/** The links to the list, one for each field, as the last sentence. */
function seeAll(
  conditions: Conditions,
  links: readonly { href: string; about: string }[],
  cite: string,
  { language, more }: { language: Asker['language']; more: boolean },
): string {
  const en = language === 'en';
  const shown = links.map(({ href, about }) => {
    const label =
      links.length > 1 && about
        ? en
          ? `See ${about} in the school list`
          : `Xem ${about} trong danh sách trường`
        : more
          ? en
            ? 'See all of them in the school list'
            : 'Xem tất cả trong danh sách trường'
          : en
            ? 'Open this in the school list'
            : 'Mở trong danh sách trường';
    return `[${label}](${href})`;
  });
  const kept = !scoresOf(conditions)
    ? ''
    : en
      ? ' The list keeps your scores and shows which programs they are enough for.'
      : ' Danh sách giữ điểm của bạn và cho biết điểm đó đủ cho chương trình nào.';
  const subjects = !conditions.without
    ? ''
    : en
      ? ' It doesn’t filter by subjects, so look at each program’s requirements.'
      : ' Danh sách không lọc theo môn học, nên bạn xem yêu cầu của từng chương trình.';
  return `${shown.join(', ')} ${cite}.${kept}${subjects}`;
}

/** How long the degrees take, if the question asks; a foundation year only if there is nothing else. */
function durationSentence(
  { text }: ParsedQuestion,
  found: readonly CatalogueEntry[],
  language: Asker['language'],
): string {
  const degrees = found.filter(({ program }) => program.degree !== 'foundation');
  const { years } = rangesOf(degrees.length > 0 ? degrees : found);
  if (!years || !HOW_LONG.test(text)) return '';
  const { span, decimal } = formatters(language);
  return language === 'en'
    ? ` They take ${span(years, decimal)} ${years.high === 1 ? 'year' : 'years'}.`
    : ` Thời gian học là ${span(years, decimal)} năm.`;
}

/** Programs for the question and the earlier answers; the nearest ones if none matches. */
export function findPrograms(question: ParsedQuestion, asker: Asker): AnswerDraft {
  const { language } = asker;
  const en = language === 'en';
  const { number, money, capital, path, programs } = formatters(language);
  const { ref, cited } = createCitations();
  const conditions = conditionsOf(question, asker);
  const words = conditionWords(conditions, asker);
  const sentence = words.join(', ');
  // A question about cost is not answered by programs without a known tuition.
  const priced = (list: CatalogueEntry[]) =>
    question.budget || question.cheapest
      ? list.filter(({ program }) => program.tuitionUsd !== null)
      : list;
  const exact = priced(programsFor(conditions));
  const wider = exact.length === 0 ? relaxed(conditions) : null;
  const used = wider?.next ?? conditions;
  const found = wider ? priced(wider.found) : exact;
  const { budget } = question;
  const rate =
    budget?.dong == null
      ? ''
      : en
        ? ` I counted ${number(budget.dong)} million đồng as ${money(budget.dollars)}, at ${number(EXCHANGE_RATE.dongPerDollar)} đồng to the dollar (illustrative).`
        : ` Mình quy đổi ${number(budget.dong)} triệu đồng thành ${money(budget.dollars)}, tạm tính ${number(EXCHANGE_RATE.dongPerDollar)} đồng một đô la.`;
  const { leftOut } = question;
  const notCounted = !leftOut
    ? ''
    : en
      ? ` I count in dollars and đồng, so I left your limit in ${leftOut.en} out.`
      : ` Mình chỉ tính bằng đô la Mỹ và đồng, nên chưa lọc theo ngân sách bằng ${leftOut.vi} của bạn.`;
  const lacking = absenceParagraph(question.absent, asker, ref);
  if (found.length === 0) {
    const all = path('/school-list');
    const text = en
      ? `${lacking}Nothing in my catalogue fits that${sentence ? ` (${sentence})` : ''}, even with one condition less. The [school list](${all}) shows how many programs each of your answers leaves.`
      : `${lacking}Danh mục không có chương trình nào như vậy${sentence ? ` (${sentence})` : ''}, kể cả khi bỏ bớt một điều kiện. [Danh sách trường](${all}) cho bạn thấy sau mỗi câu trả lời còn lại bao nhiêu chương trình.`;
    return { text: text + rate + notCounted, cited };
  }
  const cheapest = question.cheapest || (wider !== null && used.budgetMax !== conditions.budgetMax);
  const given = {
    ...asker,
    answers: {
      ...(asker.answers ?? noAnswers),
      ielts: conditions.ielts ?? asker.answers?.ielts ?? null,
      average: conditions.average ?? asker.answers?.average ?? null,
      sat: conditions.sat ?? asker.answers?.sat ?? null,
      budgetMax: used.budgetMax,
      budgetMin: question.budget ? null : (asker.answers?.budgetMin ?? null),
    },
  };
  const order = ranked(found, given, cheapest ? 'tuition' : 'match');
  const best = cheapest ? order.slice(0, MAX_NAMED) : oneOfEachSchool(order, MAX_NAMED);
  const duration = durationSentence(question, found, language);
  const usedTitle =
    capital(conditionWords(used, asker).join(', ')) ||
    (en ? 'all programs' : 'tất cả chương trình');
  const links = listLinks(used, asker, cheapest ? 'tuition' : undefined);
  const source = listSource(
    found,
    {
      title: usedTitle,
      href: links[0]?.href ?? path('/school-list'),
      note: `${rate}${duration}`.trim(),
    },
    language,
  );
  const scores = scoresOf(used);
  const lines = best.map((row) => programLine(row, ref, given)).join('\n');
  const count = programs(found.length);
  const more = found.length > MAX_NAMED;
  const first = cheapest
    ? en
      ? more
        ? ' The cheapest:'
        : ''
      : more
        ? ' Rẻ nhất là:'
        : ''
    : en
      ? more
        ? ' A good start:'
        : ''
      : more
        ? ' Bạn có thể bắt đầu từ:'
        : '';
  const ordered =
    !asker.answers || !more || cheapest
      ? ''
      : en
        ? ' They are ordered by your answers.'
        : ' Mình xếp theo câu trả lời của bạn.';
  const head = wider
    ? en
      ? `Nothing in my catalogue fits all of that: ${sentence}. Without ${wider.what.en} there ${found.length === 1 ? 'is' : 'are'} **${count}**.${duration}${first}`
      : `Không chương trình nào đáp ứng đủ: ${sentence}. Nếu bỏ ${wider.what.vi} thì có **${count}**.${duration}${first}`
    : en
      ? `I found **${count}**${sentence ? `: ${sentence}` : ''}.${ordered}${duration}${first}`
      : `Mình tìm được **${count}**${sentence ? `: ${sentence}` : ''}.${ordered}${duration}${first}`;
  const all = seeAll(used, links, ref(scores ? { ...source, scores } : source), { language, more });
  return {
    text: `${lacking}${head}\n\n${lines}\n\n${all}${rate}${notCounted} ${illustrative[language]}`,
    cited,
  };
}
