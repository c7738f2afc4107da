import { catalogueEntries, type CatalogueEntry } from '@/mocks/data/entries';
import type { Ranked } from '@/mocks/engines/ranking/ranking';
import type { AnswerDraft, Asker } from '@/mocks/engines/sophie/asker';
import {
  type Citations,
  formatters,
  illustrative,
  schoolInSentence,
} from '@/mocks/engines/sophie/formatters';
import { judgeFor, scoresText } from '@/mocks/engines/sophie/answers/program-line';
import type { ParsedQuestion } from '@/mocks/engines/sophie/parse/parse-question';
import { factRows, type Pair } from './fact-rows';
import { markdownTable } from './table';
import { verdict } from './verdict';

type School = CatalogueEntry['school'];

/** One program of each school: of the same title if both have one, preferably a title of the question. */
function pairOf(
  [one, two]: readonly [School, School],
  question: ParsedQuestion,
  asker: Asker,
): readonly [CatalogueEntry, CatalogueEntry] | null {
  const of = (school: School) => {
    const all = catalogueEntries.filter((entry) => entry.school === school);
    const named = all.filter(({ title }) => question.titles.includes(title));
    const saved = all.filter((entry) => asker.saved?.some((item) => item.entry === entry));
    return [...new Set([...named, ...saved, ...all])];
  };
  const [first, second] = [of(one), of(two)];
  for (const entry of first) {
    const twin = second.find(({ title }) => title === entry.title);
    if (twin) return [entry, twin];
  }
  const [left] = first;
  // Without a common title, the same field is nearer than the first of the list.
  const right = second.find(({ title }) => title.parentId === left?.title.parentId) ?? second[0];
  return left && right ? [left, right] : null;
}

/** What a program asks for that has no row in the table. */
function alsoAsked({ criteria, entry }: Ranked, asker: Asker, { ref }: Citations): string {
  const { language } = asker;
  const kinds = ['test', 'subject', 'certificate', 'other'];
  const asked = criteria
    .filter(({ key }) => kinds.includes(key))
    .map((one) => formatters(language).inside(one.asked[language]));
  if (asked.length === 0) return '';
  const name = formatters(language).capital(schoolInSentence(entry.school, language));
  return language === 'en'
    ? `${name} also asks for: ${asked.join('; ')} ${ref(entry)}`
    : `${name} còn yêu cầu: ${asked.join('; ')} ${ref(entry)}`;
}

/** One sentence as a paragraph, more as a list. */
function asList(lines: readonly string[]): string {
  return lines.length > 1 ? lines.map((line) => `- ${line}`).join('\n') : lines.join('');
}

/** Whether the asker's scores are enough, once where that is the same for both. */
function ownScores(pair: Pair, asker: Asker, { ref }: Citations): string {
  const { inside } = formatters(asker.language);
  const en = asker.language === 'en';
  const [one = '', two = ''] = pair.map((row) => inside(scoresText(row, asker).trim()));
  if (one === two) return one && `${en ? 'At both' : 'Với cả hai trường'}, ${one}`;
  return pair
    .map(({ entry }, at) => {
      const scores = at === 0 ? one : two;
      const name = schoolInSentence(entry.school, asker.language);
      return scores && `${en ? 'At' : 'Với'} ${name} ${ref(entry)}, ${scores}`;
    })
    .join(' ')
    .trim();
}

/** Which programs the answer is about. */
function introduced([one, two]: Pair, asker: Asker, { ref }: Citations): string {
  const en = asker.language === 'en';
  const [first, second] = [one.entry, two.entry];
  const names = [first, second].map(({ program }) => program.name[asker.language]);
  const common = first.title === second.title;
  if (common && names[0] === names[1]) {
    return en ? `This is ${names[0]} at both.` : `Mình so sánh ${names[0]} ở hai trường.`;
  }
  const both = [`${names[0]} ${ref(first)}`, `${names[1]} ${ref(second)}`] as const;
  if (common) {
    return en
      ? `This is ${both[0]} next to ${both[1]}.`
      : `Mình so sánh ${both[0]} với ${both[1]}.`;
  }
  return en
    ? `They have no major in common in my catalogue, so this is ${both[0]} next to ${both[1]}.`
    : `Trong danh mục, hai trường không có ngành nào chung, nên mình so sánh ${both[0]} với ${both[1]}.`;
}

/** Compares two schools by one program of each, without judging which fact matters more. */
export function compareSchools(
  schools: readonly [School, School],
  question: ParsedQuestion,
  asker: Asker,
  citations: Citations,
): AnswerDraft | null {
  const { language } = asker;
  const en = language === 'en';
  const entries = pairOf(schools, question, asker);
  if (!entries) return null;
  const [one, two] = [judgeFor(entries[0], asker), judgeFor(entries[1], asker)];
  const costsMore = (one.entry.program.tuitionUsd ?? 0) > (two.entry.program.tuitionUsd ?? 0);
  // The cheaper one first, as in the answer.
  const pair: Pair = costsMore ? [two, one] : [one, two];
  const budget = question.budget?.dollars ?? asker.answers?.budgetMax ?? null;
  const answer = `${verdict(pair, budget, asker, citations)} ${introduced(pair, asker, citations)}`;
  const rows = factRows(pair, asker);
  const heads = pair.map(({ entry }) => `${entry.school.name[language]} ${citations.ref(entry)}`);
  const hasBold = rows.some(({ cells }) => cells.some((cell) => cell.startsWith('**')));
  const bold = en ? 'Bold is better for you. ' : 'Chữ đậm là phần có lợi hơn cho bạn. ';
  const note = `*${hasBold ? bold : ''}${illustrative[language]}*`;
  const also = pair.map((row) => alsoAsked(row, asker, citations)).filter(Boolean);
  const close = en
    ? 'What weighs more is up to you. For another major, name it together with the two schools.'
    : 'Điều nào quan trọng hơn là do bạn quyết định. Muốn so sánh ngành khác, bạn nêu tên ngành cùng hai trường.';
  const scores = ownScores(pair, asker, citations);
  const parts = [answer, markdownTable(heads, rows), note, asList(also), scores, close];
  return { text: parts.filter(Boolean).join('\n\n'), cited: citations.cited };
}
