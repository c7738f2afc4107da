import { catalogueEntries, type CatalogueEntry } from '@/mocks/data/entries';
import type { Ranked } from '@/mocks/engines/ranking/ranking';
import type { SophieAnswer, Asker } from './asker';
import { judgeFor } from './find-programs';
import { createCitations, illustrative, formatters } from './formatters';
import type { ParsedQuestion } from './parse-question';

/** One program of each school: of the same title if both have one, preferably the title in the question. */
function pairOf(
  [one, two]: readonly [CatalogueEntry['school'], CatalogueEntry['school']],
  question: ParsedQuestion,
  asker: Asker,
): [CatalogueEntry, CatalogueEntry] | null {
  const of = (school: CatalogueEntry['school']) => {
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
  const [right] = second;
  return left && right ? [left, right] : null;
}

/** Compares two schools by aspect, without judging which aspect matters more. */
export function compareSchools(question: ParsedQuestion, asker: Asker): SophieAnswer {
  const { language } = asker;
  const en = language === 'en';
  const { money, day, list, inside, path } = formatters(language);
  const { ref, cited } = createCitations();
  const named = question.schools;
  const saved = [...new Set((asker.saved ?? []).map(({ entry }) => entry.school))];
  const [one, two] = [...named, ...saved.filter((school) => !named.includes(school))];
  const pair = one && two && pairOf([one, two], question, asker);
  if (!pair) {
    const text = en
      ? `Name two schools of the catalogue, such as “Compare Tampere and Twente”. Up to four programs stand side by side in the [school list](${path('/school-list')}).`
      : `Bạn hãy nêu tên hai trường trong danh mục, ví dụ “So sánh Tampere và Twente”. Ở trang [tìm trường](${path('/school-list')}) bạn có thể đặt tối đa bốn chương trình cạnh nhau.`;
    return { text, cited };
  }
  const rows: [Ranked, Ranked] = [judgeFor(pair[0], asker), judgeFor(pair[1], asker)];
  const tuition = ({ entry }: Ranked) =>
    entry.program.tuitionUsd === null
      ? en
        ? 'not known'
        : 'chưa rõ'
      : money(entry.program.tuitionUsd);
  const until = ({ deadline }: Ranked) =>
    deadline === null ? (en ? 'all year' : 'quanh năm') : day(deadline);
  const asks = ({ criteria }: Ranked) => {
    const kinds = ['language', 'average', 'test', 'subject', 'other'];
    const relevant = criteria.filter(({ key }) => kinds.includes(key));
    return relevant.length > 0
      ? list(relevant.map((row) => inside(row.asked[language])))
      : en
        ? 'nothing named'
        : 'không nêu';
  };
  const years = ({ entry }: Ranked) => {
    const { durationYears } = entry.program;
    return en
      ? `${durationYears} ${durationYears === 1 ? 'year' : 'years'}`
      : `${String(durationYears).replace('.', ',')} năm`;
  };
  const fits = ({ met, unmet }: Ranked) =>
    en ? `${met} met, ${unmet} not met` : `${met} đạt, ${unmet} chưa đạt`;
  const line = (what: string, value: (row: Ranked) => string) => {
    const [left, right] = [value(rows[0]), value(rows[1])];
    if (left === right) return `- **${what}:** ${left}${en ? ' at both' : ' ở cả hai trường'}`;
    const names = pair.map(({ school }) => school.name[language]);
    return `- **${what}:** ${names[0]}: ${left}; ${names[1]}: ${right}`;
  };
  const head = pair
    .map(
      (entry) =>
        `**${entry.program.name[language]}**, ${entry.school.name[language]} ${ref(entry)}`,
    )
    .join(en ? ' and ' : ' và ');
  const lines = [
    line(en ? 'Tuition a year' : 'Học phí một năm', tuition),
    line(en ? 'Length' : 'Thời gian học', years),
    line(en ? 'Apply by' : 'Hạn nộp', until),
    line(en ? 'Asks for' : 'Yêu cầu', asks),
    asker.answers && line(en ? 'Against your answers' : 'So với câu trả lời của bạn', fits),
  ].filter(Boolean);
  const close = en
    ? 'Which of these weighs more is yours to say. Tell me what matters most to you and I will look again.'
    : 'Điều nào quan trọng hơn là do bạn quyết định. Bạn cho mình biết điều bạn coi trọng nhất, mình sẽ xem lại giúp.';
  return {
    text: `${en ? 'Side by side: ' : 'Đặt cạnh nhau: '}${head}.\n\n${lines.join('\n')}\n\n${close} ${illustrative[language]}`,
    cited,
  };
}
