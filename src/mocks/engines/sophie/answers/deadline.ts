import { catalogueEntries } from '@/mocks/data/entries';
import type { AnswerDraft, Asker } from '@/mocks/engines/sophie/asker';
import {
  createCitations,
  formatters,
  illustrative,
  schoolInSentence,
} from '@/mocks/engines/sophie/formatters';
import type { ParsedQuestion } from '@/mocks/engines/sophie/parse/parse-question';
import { checkAtSchool, guideSource } from '@/mocks/engines/sophie/sources';
import { absenceParagraph, nearSchools } from './absence';
import { conditionsOf, conditionWords, listLinks, programsFor } from './conditions';
import type { Ranked } from '@/mocks/engines/ranking/ranking';
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
  const lacking = absenceParagraph(absent, asker, ref);
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
      : `${lacking}Mình không tìm thấy chương trình nào như vậy nên chưa thể nêu ngày.`;
    return { text, cited };
  }
  const whenOf = (row: Ranked) => `${deadlineText(row, asker)}, ${intakeText(row, asker)}`;
  const [when = ''] = shown.map(whenOf);
  const oneDate = shown.length > 1 && shown.every((row) => whenOf(row) === when);
  const lines = shown.map((row) => {
    const phrase = programPhrase(row.entry, asker);
    return `- ${oneDate ? phrase : `${phrase}: ${whenOf(row)}`} ${ref(row.entry)}`;
  });
  const rolling = dated.length === 0;
  const what =
    schools.length > 0
      ? list(schools.map((school) => schoolInSentence(school, language)))
      : conditionWords(conditions, general).join(', ');
  // `in Finland` and `ở Phần Lan` already say of what.
  const scope =
    /^(in|ở) /.test(what) || !what ? what && ` ${what}` : ` ${en ? 'for' : 'của'} ${what}`;
  const head = rolling
    ? en
      ? `${lacking}${what ? `${capital(what)}: the` : 'The'} programs in my catalogue take applications all year.`
      : `${lacking}${what ? `${capital(what)}: các` : 'Các'} chương trình trong danh mục nhận hồ sơ quanh năm.`
    : en
      ? `${lacking}The first ${oneDate ? 'deadline' : 'deadlines'}${scope}${oneDate ? ` is ${when.replace('apply by ', '')}, at` : ''}:`
      : `${lacking}Hạn nộp sớm nhất${scope}${oneDate ? ` là ${when.replace('hạn nộp ', '')}, áp dụng cho` : ''}:`;
  const [school] = schools;
  const entry = school && entries.find((one) => one.school === school);
  const [{ href } = { href: '' }] = listLinks(conditions, general, 'deadline');
  const guide = guideSource('deadlines-and-scholarships', language);
  const more = entry
    ? checkAtSchool(entry, ref, language)
    : missing.length > 0
      ? en
        ? 'For the date you asked about, look at the admissions page of that school.'
        : 'Với hạn nộp bạn hỏi, hãy xem trang tuyển sinh của chính trường đó.'
      : en
        ? `[See all of them by deadline](${href}). [Deadlines and time zones](${guide.href}) explains which day and hour that is for you ${ref(guide)}.`
        : `[Xem tất cả theo hạn nộp](${href}). Bài [hạn nộp và múi giờ](${guide.href}) giải thích cách đổi sang giờ nơi bạn sống ${ref(guide)}.`;
  const note = entry ? '' : ` ${illustrative[language]}`;
  return { text: `${head}\n\n${lines.join('\n')}\n\n${more}${note}`, cited };
}
