import { programTitles } from '@/mocks/catalogue/titles/program-titles';
import { subjectNames, type TitleEntry } from '@/mocks/catalogue/titles/title';
import { catalogueEntries } from '@/mocks/data/entries';
import type { AnswerDraft, Asker, SourceRecord } from '@/mocks/engines/sophie/asker';
import { createCitations, formatters, illustrative } from '@/mocks/engines/sophie/formatters';
import { DISLIKES } from '@/mocks/engines/sophie/parse/dislikes';
import { INTEREST_MAJORS } from '@/mocks/engines/sophie/parse/interests';
import type { ParsedQuestion } from '@/mocks/engines/sophie/parse/parse-question';
import { guideSource, rangesOf } from '@/mocks/engines/sophie/sources';
import { absenceParagraph } from './absence';
import { nearTitles } from './conditions';
import { oneOfEachSchool, programLine, ranked } from './program-line';

const NAMED = 3;
/** With one or two subjects. */
const DISLIKED = new RegExp(`\\b${DISLIKES} \\w+(?: (?:and|or|va|hoac) \\w+)?(?: \\w+)?`, 'g');

/** The majors that use most of what the question says one likes, best first. */
function majorsForInterests(text: string): TitleEntry[] {
  const disliked = [...text.matchAll(DISLIKED)].map(([all]) => all).join(' ');
  const liked = text.replaceAll(DISLIKED, ' ');
  const score = new Map<string, number>();
  for (const { pattern, majors } of INTEREST_MAJORS) {
    if (pattern.test(disliked))
      for (const name of majors) score.set(name, (score.get(name) ?? 0) - 10);
    if (!pattern.test(liked)) continue;
    majors.forEach((name, at) => score.set(name, (score.get(name) ?? 0) + 1 - at / 20));
  }
  return [...score]
    .filter(([, points]) => points > 0)
    .toSorted(([, a], [, b]) => b - a)
    .flatMap(([name]) => programTitles.find(({ title }) => title.en === name) ?? [])
    .slice(0, NAMED);
}

/** A major with what is learnt, its subjects, and how many programs the catalogue has. */
function majorSource(title: TitleEntry, asker: Asker): SourceRecord {
  const { language } = asker;
  const en = language === 'en';
  const { path, list, programs, number, range } = formatters(language);
  const own = catalogueEntries.filter((entry) => entry.title === title);
  const countries = new Set(own.map(({ country }) => country.id)).size;
  const subjects = list(title.subjects.map((subject) => subjectNames[subject][language]));
  const { tuition } = rangesOf(own);
  const fees = tuition ? range(tuition.low, tuition.high) : '';
  const facts = en
    ? `${programs(own.length)} in ${number(countries)} ${countries === 1 ? 'country' : 'countries'}. Tuition ${fees} a year. ${subjects}`
    : `${programs(own.length)} ở ${number(countries)} nước. Học phí ${fees} một năm. ${subjects}`;
  return {
    title: title.title[language],
    href: path(`/majors?major=${title.id}`),
    text: `${title.title[language]}: ${title.learn[language]} ${facts}`,
  };
}

const FAMILY = {
  en: 'Often a family hasn’t chosen a subject; it has chosen safety. Ask your parents what they are afraid of, then look for the safest version of what you like and the most interesting version of what they like.',
  vi: 'Nhiều khi gia đình không chọn một ngành, mà chọn sự an toàn. Hãy hỏi bố mẹ lo điều gì, rồi tìm lựa chọn an toàn nhất trong những gì bạn thích và lựa chọn thú vị nhất trong những gì bố mẹ muốn.',
} as const;

const UNSURE = {
  en: 'Don’t ask what you want to be, but what you want to do on a Tuesday. Three questions help: which homework do you start before you have to, what do people ask you to explain, and what can you be stuck on for an hour without getting annoyed?',
  vi: 'Đừng tự hỏi bạn muốn trở thành ai, hãy tự hỏi bạn muốn làm gì vào một ngày thứ Ba bình thường. Ba câu hỏi có ích: bài tập nào bạn làm trước khi bị nhắc, mọi người hay nhờ bạn giảng điều gì, và với loại bài nào bạn có thể mắc cả tiếng mà không bực?',
} as const;

/** What to study: majors that use what the student likes, the quiz and the guide. */
export function adviseMajor(question: ParsedQuestion, asker: Asker): AnswerDraft {
  const { language } = asker;
  const en = language === 'en';
  const { path, list } = formatters(language);
  const { ref, cited } = createCitations();
  const { likes, titles } = question;
  const family =
    /\b(parents|mom|mum|mother|dad|father|family|me|bo|ba|gia dinh|bo me|ba me)\b.{0,30}\b(want|wants|say|says|think|muon|bat|ep|chon|thich)\b/.test(
      likes,
    );
  // What the family wants is not what the student likes.
  const own = family ? likes.replace(/.*?\b(but|nhung|ma)\b/, '') : likes;
  const fromInterests = majorsForInterests(own);
  const majors = fromInterests.length > 0 ? fromInterests : titles.slice(0, NAMED);
  const guide = guideSource(
    'choosing-a-major',
    language,
    family ? FAMILY[language] : UNSURE[language],
  );
  const opening = family ? FAMILY[language] : majors.length === 0 ? UNSURE[language] : '';
  const intro =
    majors.length === 0
      ? ''
      : en
        ? `${fromInterests.length > 0 ? 'From what you like, I would look at' : 'You could start with'} ${list(majors.map(({ title }) => `**${title.en}**`))} first.`
        : `${fromInterests.length > 0 ? 'Với điều bạn thích, bạn nên xem trước' : 'Bạn có thể bắt đầu với'} ${list(majors.map(({ title }) => `**${title.vi}**`))}.`;
  const lines = majors.map(
    (title) =>
      `- **${title.title[language]}**: ${title.learn[language]} ${ref(majorSource(title, asker))}`,
  );
  const next = en
    ? `To find out more, take the quiz (the tab “Find a major” of [this page](${path('/sophie')})), see what a working day is like in [Majors](${path('/majors')}), or read [choosing a major](${guide.href}) ${ref(guide)}. Open one or two majors that you’ve never thought of, too.`
    : `Để biết rõ hơn, bạn làm thử bài trắc nghiệm (tab “Tìm ngành học” của [trang này](${path('/sophie')})), xem một ngày làm việc ở trang [ngành học](${path('/majors')}), hoặc đọc bài [chọn ngành](${guide.href}) ${ref(guide)}. Bạn thử mở thêm một hai ngành chưa từng nghĩ tới nữa nhé.`;
  return { text: [opening, intro, lines.join('\n'), next].filter(Boolean).join('\n\n'), cited };
}

/** What one learns in a major, the subjects it needs, and two programs. */
export function aboutMajor(question: ParsedQuestion, asker: Asker): AnswerDraft {
  const { language } = asker;
  const en = language === 'en';
  const { number, list, path, programs, yearly } = formatters(language);
  const { ref, cited } = createCitations();
  const { absent } = question;
  const titles = question.titles.length > 0 ? question.titles : absent.flatMap(nearTitles);
  const lacking = absenceParagraph(absent, asker, ref);
  const parts = titles.slice(0, 2).map((title) => {
    const own = catalogueEntries.filter((entry) => entry.title === title);
    const subjects = title.subjects.map((subject) => subjectNames[subject][language]);
    const countries = new Set(own.map(({ country }) => country.id)).size;
    const source = majorSource(title, asker);
    const asks =
      subjects.length === 0
        ? ''
        : en
          ? ` Schools usually ask for ${list(subjects)}.`
          : ` Trường thường yêu cầu môn ${list(subjects)}.`;
    const { tuition } = rangesOf(own);
    const fees = tuition ? yearly(tuition.low, tuition.high) : null;
    const count = en
      ? `I have ${programs(own.length)} in ${countries === 1 ? 'one country' : `${number(countries)} countries`}${fees ? `, with tuition of ${fees}` : ''} ${ref(source)}. For example:`
      : `Danh mục có ${programs(own.length)} ở ${number(countries)} nước${fees ? `, học phí ${fees}` : ''} ${ref(source)}. Ví dụ:`;
    const lines = oneOfEachSchool(ranked(own, asker), 2)
      .map((row) => programLine(row, ref, asker))
      .join('\n');
    return `**${title.title[language]}.** ${title.learn[language]}${asks}\n\n${count}\n\n${lines}`;
  });
  const more = en
    ? `See [Majors](${path('/majors')}) for what a working day looks like.`
    : `Trang [ngành học](${path('/majors')}) kể một ngày làm việc của ngành ra sao.`;
  return { text: `${lacking}${parts.join('\n\n')}\n\n${more} ${illustrative[language]}`, cited };
}
