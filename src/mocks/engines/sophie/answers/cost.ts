import { catalogueEntries } from '@/mocks/data/entries';
import type { AnswerDraft, Asker } from '@/mocks/engines/sophie/asker';
import { createCitations, formatters, illustrative } from '@/mocks/engines/sophie/formatters';
import type { ParsedQuestion } from '@/mocks/engines/sophie/parse/parse-question';
import { guideSource, listSource, rangesOf } from '@/mocks/engines/sophie/sources';
import { absenceParagraph } from './absence';
import { conditionsOf, conditionWords, listLinks, programsFor } from './conditions';
import { livingCosts } from '@/mocks/engines/sophie/living-costs';
import { programPhrase, ranked, tuitionText } from './program-line';

/** What comes on top of tuition; the sums depend on the country. */
const OTHER_COSTS = {
  en: 'Rent, food, health insurance, travel and the visa come on top of tuition.',
  vi: 'Ngoài học phí còn tiền nhà, ăn uống, bảo hiểm y tế, đi lại và visa.',
} as const;

const OWN_FIGURES = {
  en: 'The school’s page has its own figures under “cost of attendance” or “living costs”.',
  vi: 'Trang của trường có số liệu riêng ở mục “cost of attendance” hoặc “living costs”.',
} as const;

/** The cost of a year: tuition, and what comes on top of it where the question is about one country (R41). */
export function aboutCost(question: ParsedQuestion, asker: Asker): AnswerDraft {
  const { language } = asker;
  const en = language === 'en';
  const { yearly, programs, capital, path } = formatters(language);
  const { ref, cited } = createCitations();
  const general = { ...asker, answers: null };
  const { schools } = question;
  const conditions = conditionsOf(question, general);
  const inPlace = programsFor({ ...conditions, budgetMax: null });
  const elsewhere = inPlace.length === 0 && schools.length === 0;
  const used = elsewhere ? { ...conditions, countries: [], cities: [] } : conditions;
  const all = elsewhere ? programsFor({ ...used, budgetMax: null }) : inPlace;
  const atSchools =
    schools.length > 0 ? catalogueEntries.filter(({ school }) => schools.includes(school)) : all;
  const titled = atSchools.filter(({ title }) => conditions.titles.includes(title));
  const entries = schools.length > 0 && titled.length > 0 ? titled : atSchools;
  const names = [
    ...schools.map(({ name }) => name[language]),
    ...conditionWords(
      { ...used, budgetMax: null, ...(schools.length > 0 && { cities: [], countries: [] }) },
      general,
    ),
  ];
  const absent = absenceParagraph(question.absent, asker, ref);
  const paragraphs: string[] = [];
  if (elsewhere) {
    const asked = conditionWords({ ...conditions, budgetMax: null }, general).join(', ');
    paragraphs.push(
      en
        ? `My catalogue has nothing for ${asked}, but other countries have it:`
        : `Danh mục không có chương trình nào về ${asked}, nhưng ở nước khác thì có:`,
    );
  }
  const { tuition } = rangesOf(entries);
  const narrowed = names.length > 0;
  if (tuition && narrowed) {
    const title = capital(names.join(', '));
    const href = schools[0]
      ? path(`/school-list?school=${schools[0].id}`)
      : (listLinks(used, general, 'tuition')[0]?.href ?? '');
    const source = listSource(entries, { title, href }, language);
    paragraphs.push(
      en
        ? `${absent}${title}: tuition is ${yearly(tuition.low, tuition.high)} (${programs(entries.length)}). ${ref(source)}`
        : `${absent}${title}: học phí ${yearly(tuition.low, tuition.high)} (${programs(entries.length)}). ${ref(source)}`,
    );
    const priced = entries.filter(({ program }) => program.tuitionUsd !== null);
    const [low] = ranked(priced, general, 'tuition');
    if (low && priced.length > 1) {
      paragraphs.push(
        en
          ? `The lowest is ${programPhrase(low.entry, asker)}: ${tuitionText(low.entry, asker)} ${ref(low.entry)}.`
          : `Thấp nhất là ${programPhrase(low.entry, asker)}: ${tuitionText(low.entry, asker)} ${ref(low.entry)}.`,
      );
    }
  } else if (absent) {
    paragraphs.push(absent.trim());
  }
  const { countries } = conditions;
  const there = elsewhere
    ? catalogueEntries.filter(({ country }) => countries.includes(country))
    : entries;
  const living = narrowed ? livingCosts(there, asker, { total: !elsewhere }) : null;
  if (living) paragraphs.push(`${living.text} ${ref(living.source)}`);
  const passage = `${OTHER_COSTS[language]} ${OWN_FIGURES[language]}`;
  const guide = guideSource('what-a-year-costs', language, passage);
  const own = living ? OWN_FIGURES[language] : passage;
  paragraphs.push(
    en
      ? `${own} [What a year really costs](${guide.href}) goes through every item with your family in mind ${ref(guide)}.`
      : `${own} Bài [một năm du học tốn bao nhiêu](${guide.href}) liệt kê đủ các khoản để gia đình bạn tính trước ${ref(guide)}.`,
  );
  return { text: `${paragraphs.join('\n\n')} ${illustrative[language]}`, cited };
}
