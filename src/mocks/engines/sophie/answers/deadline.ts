import { catalogueEntries } from '@/mocks/data/entries';
import type { AnswerDraft, Asker } from '@/mocks/engines/sophie/asker';
import { createCitations, formatters, illustrative } from '@/mocks/engines/sophie/formatters';
import type { ParsedQuestion } from '@/mocks/engines/sophie/parse/parse-question';
import { guideSource, schoolSource } from '@/mocks/engines/sophie/sources';
import { absenceText, nearSchools } from './absence';
import { conditionsOf, conditionWords, listLinks, programsFor } from './conditions';
import { deadlineText, intakeText, programPhrase, ranked } from './program-line';

const NAMED = 3;

/** When programs of a school, country or major close, the nearest day first. */
export function aboutDeadlines(question: ParsedQuestion, asker: Asker): AnswerDraft {
  const { language } = asker;
  const en = language === 'en';
  const { list, capital } = formatters(language);
  const { ref, cited } = createCitations();
  const general = { ...asker, answers: null };
  const { schools, absent } = question;
  const missing = absent.filter(({ kind }) => kind === 'school');
  const conditions = conditionsOf(question, general);
  const lacking = absent.length > 0 ? `${absenceText(absent, asker, ref)}\n\n` : '';
  const schoolOnly =
    schools.length > 0 ? catalogueEntries.filter(({ school }) => schools.includes(school)) : null;
  const titled = schoolOnly?.filter(({ title }) => conditions.titles.includes(title)) ?? [];
  const entries =
    missing.length > 0 && schools.length === 0
      ? missing.flatMap((one) => {
          const near = nearSchools(one).map(({ school }) => school);
          return catalogueEntries.filter(({ school }) => near.includes(school));
        })
      : schoolOnly
        ? titled.length > 0
          ? titled
          : schoolOnly
        : programsFor({ ...conditions, budgetMax: null });
  const rows = ranked(entries, asker, 'deadline');
  const dated = rows.filter(({ deadline }) => deadline !== null);
  const shown = (dated.length > 0 ? dated : rows).slice(0, NAMED);
  if (shown.length === 0) {
    const text = en
      ? `${lacking}I have no program for that, so I can’t name a date.`
      : `${lacking}Mình không có chương trình nào như vậy nên chưa thể nêu ngày.`;
    return { text, cited };
  }
  const lines = shown.map(
    (row) =>
      `- ${programPhrase(row.entry, asker)}: ${deadlineText(row, asker)}, ${intakeText(row, asker)} ${ref(row.entry)}`,
  );
  const rolling = dated.length === 0;
  const what =
    schools.length > 0
      ? list(schools.map(({ name }) => name[language]))
      : conditionWords(conditions, general).join(', ');
  const head = rolling
    ? en
      ? `${lacking}${what ? `${capital(what)}: the` : 'The'} programs in my catalogue take applications all year.`
      : `${lacking}${what ? `${capital(what)}: các` : 'Các'} chương trình trong danh mục nhận hồ sơ quanh năm.`
    : en
      ? `${lacking}${what ? `${capital(what)}: these` : 'These'} close first.`
      : `${lacking}${what ? `${capital(what)}: các` : 'Các'} chương trình hết hạn sớm nhất.`;
  const [school] = schools;
  const entry = school && entries.find((one) => one.school === school);
  const [{ href } = { href: '' }] = listLinks(conditions, general, 'deadline');
  const guide = guideSource('deadlines-and-scholarships', language);
  const more = entry
    ? en
      ? `The school’s own page decides: [${new URL(entry.school.website).host}](${entry.school.website}) ${ref(schoolSource(entry, language))}.`
      : `Trang của trường là căn cứ cuối cùng: [${new URL(entry.school.website).host}](${entry.school.website}) ${ref(schoolSource(entry, language))}.`
    : missing.length > 0
      ? en
        ? 'For the date you asked about, look at the admissions page of that school.'
        : 'Với hạn nộp bạn hỏi, hãy xem trang tuyển sinh của chính trường đó.'
      : en
        ? `[See all of them by deadline](${href}). [Deadlines and time zones](${guide.href}) explains which day counts where you live ${ref(guide)}.`
        : `[Xem tất cả theo hạn nộp](${href}). Bài [hạn nộp và múi giờ](${guide.href}) giải thích ngày nào tính ở nơi bạn sống ${ref(guide)}.`;
  return { text: `${head}\n\n${lines.join('\n')}\n\n${more} ${illustrative[language]}`, cited };
}
