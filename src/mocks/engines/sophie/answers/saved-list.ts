import { catalogueEntries } from '@/mocks/data/entries';
import { filterPrograms } from '@/mocks/engines/ranking/filter-programs';
import type { AnswerDraft, Asker, SavedProgram } from '@/mocks/engines/sophie/asker';
import { createCitations, formatters, illustrative } from '@/mocks/engines/sophie/formatters';
import { judgeFor, programLine, ranked } from './program-line';

const NAMED = 4;
const DAY_MS = 86_400_000;

/** Why there is no list to look at; `null` if there is one. */
function noListReason(asker: Asker): string | null {
  const { language, saved } = asker;
  const { path } = formatters(language);
  if (saved === null) {
    return language === 'en'
      ? `You asked me not to look at your saved programs, so I can’t tell. You can change that under “What Sophie sees” on [this page](${path('/sophie')}).`
      : `Bạn đang không cho mình xem các chương trình đã lưu nên mình chưa trả lời được. Bạn có thể đổi lại ở nút “Sophie thấy gì” trên [trang này](${path('/sophie')}).`;
  }
  if (saved.length > 0) return null;
  return language === 'en'
    ? `You haven’t saved a program yet. Save what you like in the [school list](${path('/school-list')}), or from an answer of mine, and ask me again.`
    : `Bạn chưa lưu chương trình nào. Hãy lưu những chương trình bạn thích ở trang [tìm trường](${path('/school-list')}) hoặc ngay trong câu trả lời của mình, rồi hỏi lại nhé.`;
}

/** The saved programs that close first. */
export function nextDeadlines(asker: Asker): AnswerDraft {
  const { language, now } = asker;
  const en = language === 'en';
  const { day, number, path } = formatters(language);
  const { ref, cited } = createCitations();
  const nothing = noListReason(asker);
  if (nothing !== null || !asker.saved) return { text: nothing ?? '', cited };
  const today = now.toISOString().slice(0, 10);
  const open = asker.saved.filter((item) => item.open);
  const dated = open
    .flatMap((item) => (item.date === null ? [] : [{ ...item, date: item.date }]))
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const rolling = open.filter(({ date }) => date === null).length;
  const allYear =
    rolling === 0
      ? ''
      : en
        ? `\n\n${rolling === 1 ? 'One more takes' : `${number(rolling)} more take`} applications all year.`
        : `\n\nNgoài ra có ${number(rolling)} chương trình nhận hồ sơ quanh năm.`;
  const [first] = dated;
  if (!first) {
    const text = en
      ? 'None of your saved programs has a deadline ahead.'
      : 'Trong các chương trình bạn đã lưu, không chương trình nào còn hạn nộp sắp tới.';
    return { text: text + allYear, cited };
  }
  const days = (date: string) => Math.round((Date.parse(date) - Date.parse(today)) / DAY_MS);
  const left = (date: string) => {
    const count = days(date);
    if (count === 0) return en ? 'today' : 'hôm nay';
    return en ? `in ${number(count)} ${count === 1 ? 'day' : 'days'}` : `còn ${number(count)} ngày`;
  };
  const named = dated.slice(0, NAMED);
  const more = path('/profile/checklist');
  // No record of a program has the student's own dates, so the plan is their source.
  const ownDates = {
    title: en ? 'Your plan' : 'Kế hoạch của bạn',
    href: more,
    text: named
      .filter(({ ownDate }) => ownDate)
      .map(({ entry, date }) => `${entry.program.name[language]}: ${day(date)}`)
      .join('; '),
  };
  const own = (item: SavedProgram) =>
    item.ownDate ? (en ? ', your own deadline' : ', hạn bạn tự đặt') : '';
  const lines = named.map((item) => {
    const { program, school } = item.entry;
    const refs = [item.entry, ...(item.ownDate ? [ownDates] : [])].map(ref).join(' ');
    return `- **${program.name[language]}**, ${school.name[language]}: ${day(item.date)}, ${left(item.date)}${own(item)} ${refs}`;
  });
  const head = en
    ? `**${first.entry.school.name.en}** closes first, ${left(first.date)}${own(first)}.`
    : `**${first.entry.school.name.vi}** hết hạn trước tiên, ${left(first.date)}${own(first)}.`;
  const plan = en
    ? `\n\n${illustrative.en} [Your plan](${more}) can put the dates into your calendar.`
    : `\n\n${illustrative.vi} Trang [kế hoạch](${more}) có thể đưa các ngày này vào lịch của bạn.`;
  return { text: `${head}\n\n${lines.join('\n')}${allYear}${plan}`, cited };
}

/** Gaps in the saved list: counts, never a chance of admission. */
export function listGaps(asker: Asker): AnswerDraft {
  const { language } = asker;
  const en = language === 'en';
  const { number } = formatters(language);
  const { ref, cited } = createCitations();
  const nothing = noListReason(asker);
  if (nothing !== null || !asker.saved) return { text: nothing ?? '', cited };
  const rows = asker.saved.map(({ entry }) => judgeFor(entry, asker));
  const whole = rows.filter(({ unmet }) => unmet === 0).length;
  const countries = new Set(rows.map(({ entry }) => entry.country.name[language]));
  const [only = ''] = countries;
  const rolling = rows.filter(({ deadline }) => deadline === null).length;
  const lacksIelts = rows.some(({ criteria }) =>
    criteria.some(({ key, state }) => state === 'unknown' && key === 'language'),
  );
  const count = rows.length;
  const points = [
    en
      ? `**Within reach:** ${whole === 0 ? 'no program yet where you meet every known requirement' : whole === count ? 'you meet every known requirement of your whole list' : `you meet every known requirement of ${number(whole)} of ${number(count)} programs`}.${whole * 2 < count ? ` One or two ${whole === 0 ? '' : 'more '}like that would balance your list.` : ''}`
      : `**Vừa sức:** ${whole === 0 ? 'chưa có chương trình nào mà bạn đạt mọi yêu cầu đã biết' : whole === count ? 'bạn đạt mọi yêu cầu đã biết của cả danh sách' : `bạn đạt mọi yêu cầu đã biết của ${number(whole)} trên ${number(count)} chương trình`}.${whole * 2 < count ? ' Bạn nên thêm một, hai chương trình như vậy cho chắc.' : ''}`,
    en
      ? `**Countries:** ${countries.size === 1 ? `all in ${only}; a second country would spare you from depending on one set of rules and one visa` : `${number(countries.size)}, so one change of rules doesn’t close them all`}.`
      : `**Quốc gia:** ${countries.size === 1 ? `tất cả đều ở ${only}; thêm một nước nữa thì bạn không phải phụ thuộc vào quy định và visa của chỉ một nước` : `${number(countries.size)} nước, nên nếu một nước đổi quy định, bạn vẫn còn lựa chọn khác`}.`,
    en
      ? `**Time:** ${rolling === 0 ? 'each has a fixed deadline; one that takes applications all year would help if you miss a date' : `${number(rolling)} ${rolling === 1 ? 'takes' : 'take'} applications all year, which helps if you miss a date`}.`
      : `**Thời gian:** ${rolling === 0 ? 'chương trình nào cũng có hạn cố định; nên có một chương trình nhận hồ sơ quanh năm để phòng khi lỡ hạn' : `${number(rolling)} chương trình nhận hồ sơ quanh năm, bạn đỡ lo nếu lỡ một hạn nộp`}.`,
    lacksIelts &&
      (en
        ? '**Not known yet:** your IELTS score. It decides most of what is still open.'
        : '**Chưa cho biết:** điểm IELTS. Điểm này quyết định phần lớn những tiêu chí còn chưa rõ.'),
  ].filter(Boolean);
  const have = new Set(asker.saved.map(({ entry }) => entry.program.id));
  const titles = new Set(asker.saved.map(({ entry }) => String(entry.title.id)));
  const like = filterPrograms(catalogueEntries, {
    countryIds: null,
    preferenceId: null,
    titleIds: [...titles],
    budgetMax: asker.answers?.budgetMax ?? null,
  }).filter(
    ({ program, country }) =>
      !have.has(program.id) && (countries.size > 1 || country.name[language] !== only),
  );
  const next = ranked(like, asker).find(({ unmet }) => unmet === 0);
  const idea = next
    ? `\n\n${en ? 'One that would fit in:' : 'Một chương trình có thể bổ sung:'}\n\n${programLine(next, ref, asker)}`
    : '';
  const head = en
    ? `Your list has ${count === 1 ? 'one program' : `${number(count)} programs`}. What I see:`
    : `Danh sách của bạn có ${number(count)} chương trình. Mình thấy:`;
  return { text: `${head}\n\n- ${points.join('\n- ')}${idea}\n\n${illustrative[language]}`, cited };
}
