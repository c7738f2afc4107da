import { noAnswers, type StudentAnswers } from '@/mocks/engines/ranking/answers';
import { subjectNames } from '@/mocks/catalogue/titles/title';
import { catalogueEntries, type CatalogueEntry } from '@/mocks/data/entries';
import { filterPrograms } from '@/mocks/engines/ranking/filter-programs';
import { judgeProgram, rank, type Ranked } from '@/mocks/engines/ranking/ranking';
import { listOptionsOf } from '@/mocks/server/list-options';
import type { SophieAnswer, Asker } from './asker';
import { DONG_PER_DOLLAR } from './figures';
import { createCitations, illustrative, formatters } from './formatters';
import type { ParsedQuestion } from './parse-question';

/** Most programs named in one answer. */
const MAX_NAMED = 3;

/** The filters of a question; each can be relaxed. */
type Limits = Pick<ParsedQuestion, 'ielts' | 'average' | 'without'> & {
  countryIds: readonly string[] | null;
  budgetMax: number | null;
};

function limited(
  question: ParsedQuestion,
  answers: StudentAnswers,
  limits: Limits,
): CatalogueEntry[] {
  const { titles, fields, degree, english } = question;
  const named = titles.length + fields.length > 0;
  const list = filterPrograms(catalogueEntries, {
    countryIds: limits.countryIds,
    budgetMax: limits.budgetMax,
    titleIds: titles.length > 0 ? titles.map(({ id }) => String(id)) : null,
    preferenceId: named ? null : answers.preferenceId,
    degree,
  });
  return list.filter(({ program, title }) => {
    const { ielts, average, subjects } = program.requirements;
    if (titles.length === 0 && fields.length > 0 && !fields.some(({ id }) => id === title.parentId))
      return false;
    if (!named && answers.titleIds && !answers.titleIds.includes(String(title.id))) return false;
    if (english && !program.languages.includes('en')) return false;
    if (limits.ielts !== null && (ielts ?? 0) > limits.ielts) return false;
    if (limits.average !== null && (average ?? 0) > limits.average) return false;
    return limits.without === null || !subjects.includes(limits.without);
  });
}

/** The filters in words, for a list. */
function conditions(question: ParsedQuestion, limits: Limits, asker: Asker): string[] {
  const { language } = asker;
  const { money, list } = formatters(language);
  const en = language === 'en';
  const kinds = [...question.titles, ...question.fields].map(({ title }) => title[language]);
  const where = question.countries.map(({ name }) => name[language]);
  const { budgetMax, ielts, average, without } = limits;
  return [
    kinds.length > 0 && list(kinds),
    where.length > 0 && limits.countryIds && (en ? `in ${list(where)}` : `tại ${list(where)}`),
    question.english && (en ? 'taught in English' : 'dạy bằng tiếng Anh'),
    budgetMax !== null &&
      (en ? `up to ${money(budgetMax)} a year` : `học phí không quá ${money(budgetMax)} một năm`),
    ielts !== null &&
      (en ? `IELTS ${ielts.toFixed(1)} is enough` : `IELTS ${ielts.toFixed(1)} là đủ`),
    average !== null &&
      (en
        ? `an average of ${average} is enough`
        : `điểm trung bình ${String(average).replace('.', ',')} là đủ`),
    without &&
      (en
        ? `no ${subjectNames[without].en.toLowerCase()} asked for`
        : `không yêu cầu môn ${subjectNames[without].vi}`),
  ].filter((text) => typeof text === 'string');
}

/** `BSc Physics at Delft, Netherlands: about $18,000 a year, IELTS 6.5, apply by 1 May 2027 [1]` */
export function programLine(
  row: Ranked,
  ref: (entry: CatalogueEntry) => string,
  asker: Asker,
): string {
  const { language } = asker;
  const { money, day, inside } = formatters(language);
  const en = language === 'en';
  const { entry, deadline, criteria } = row;
  const { program, school, country } = entry;
  const { ielts } = program.requirements;
  const facts = [
    program.tuitionUsd === null
      ? en
        ? 'tuition not known'
        : 'chưa rõ học phí'
      : en
        ? `about ${money(program.tuitionUsd)} a year`
        : `khoảng ${money(program.tuitionUsd)} một năm`,
    ielts !== null && `IELTS ${ielts.toFixed(1)}`,
    deadline === null
      ? en
        ? 'applications all year'
        : 'nhận hồ sơ quanh năm'
      : en
        ? `apply by ${day(deadline)}`
        : `hạn nộp ${day(deadline)}`,
  ].filter(Boolean);
  const unmet = criteria.filter(({ state }) => state === 'unmet');
  const asks = unmet.map(({ key, asked, you }) => {
    if (key === 'budget') return en ? 'is over what you named' : 'có học phí cao hơn mức bạn nêu';
    const what = inside(asked[language]);
    if (en) return `asks for ${what}${you ? `, you said ${you.en}` : ''}`;
    return `yêu cầu ${what}${you ? `, bạn cho biết ${you.vi}` : ''}`;
  });
  const place = en
    ? ` at ${school.name.en}, ${country.name.en}`
    : `, ${school.name.vi}, ${country.name.vi}`;
  const givenAnswers =
    asks.length > 0 ? (en ? `; but it ${asks.join(', and ')}` : `; nhưng ${asks.join(', ')}`) : '';
  return `- **${program.name[language]}**${place}: ${facts.join(', ')} ${ref(entry)}${givenAnswers}`;
}

function toList(question: ParsedQuestion, limits: Limits, asker: Asker): string {
  const query = new URLSearchParams();
  if (limits.countryIds) query.set('countries', limits.countryIds.join(','));
  const [first] = question.titles;
  const field = first?.parentId ?? question.fields[0]?.id;
  if (field !== undefined) query.set('field', String(field));
  const majors = question.titles.filter(({ parentId }) => parentId === field);
  if (majors.length > 0) query.set('majors', majors.map(({ id }) => id).join(','));
  const text = query.toString();
  return formatters(asker.language).path(`/school-list${text && `?${text}`}`);
}

/** Drops one filter at a time, the least important first, until something is found. */
function relaxed(question: ParsedQuestion, answers: StudentAnswers, limits: Limits) {
  const ways: [keyof Limits, { en: string; vi: string }][] = [
    ['without', { en: 'the condition on the subject', vi: 'điều kiện về môn học' }],
    ['budgetMax', { en: 'the limit on tuition', vi: 'giới hạn học phí' }],
    ['ielts', { en: 'the limit on IELTS', vi: 'giới hạn IELTS' }],
    ['average', { en: 'the limit on the average', vi: 'giới hạn điểm trung bình' }],
    ['countryIds', { en: 'the country', vi: 'giới hạn quốc gia' }],
  ];
  for (const [name, what] of ways) {
    if (limits[name] === null) continue;
    const found = limited(question, answers, { ...limits, [name]: null }).filter(
      ({ program }) => name === 'budgetMax' || !question.budget || program.tuitionUsd !== null,
    );
    if (found.length > 0) return { found, what, name };
  }
  return null;
}

/** Programs for the question and the earlier answers; the nearest ones if none matches. */
export function findPrograms(question: ParsedQuestion, asker: Asker): SophieAnswer {
  const { language, now } = asker;
  const en = language === 'en';
  const { number, money, list, capital } = formatters(language);
  const answers = asker.answers ?? noAnswers;
  const limits: Limits = {
    countryIds:
      question.countries.length > 0
        ? question.countries.map(({ id }) => String(id))
        : answers.countryIds,
    budgetMax: question.budget?.dollars ?? answers.budgetMax,
    ielts: question.ielts,
    average: question.average,
    without: question.without,
  };
  const givenAnswers: StudentAnswers = {
    ...answers,
    ielts: question.ielts ?? answers.ielts,
    average: question.average ?? answers.average,
    budgetMax: limits.budgetMax,
    budgetMin: question.budget ? null : answers.budgetMin,
  };
  const { ref, cited } = createCitations();
  const words = conditions(question, limits, asker);
  const conditionText = capital(list(words));
  // A question about cost is not answered by programs without a known tuition.
  const known = ({ program }: CatalogueEntry) => !question.budget || program.tuitionUsd !== null;
  const exact = limited(question, answers, limits).filter(known);
  const wider = exact.length === 0 ? relaxed(question, answers, limits) : null;
  const usedLimits: Limits = wider ? { ...limits, [wider.name]: null } : limits;
  const found = wider?.found ?? exact;
  const dong = question.budget?.dong;
  const rate =
    dong == null
      ? ''
      : en
        ? ` I counted ${number(dong)} million dong as ${money(question.budget?.dollars ?? 0)}, at ${number(DONG_PER_DOLLAR)} dong a dollar (illustrative).`
        : ` Mình quy đổi ${number(dong)} triệu đồng thành ${money(question.budget?.dollars ?? 0)}, tạm tính ${number(DONG_PER_DOLLAR)} đồng một đô la.`;
  if (found.length === 0) {
    const text = en
      ? `Nothing in the catalogue fits that${words.length > 0 ? ` (${list(words)})` : ''}, even with one limit less. It has programs in fifteen countries; the [school list](${formatters(language).path('/school-list')}) shows what each answer leaves.`
      : `Danh mục không có chương trình nào như vậy${words.length > 0 ? ` (${list(words)})` : ''}, kể cả khi bỏ bớt một điều kiện. Trang [tìm trường](${formatters(language).path('/school-list')}) cho bạn thấy mỗi câu trả lời còn lại bao nhiêu chương trình.`;
    return { text: text + rate, cited };
  }
  const options = listOptionsOf(wider?.name === 'budgetMax' ? { sort: 'tuition' } : {});
  const best = rank(found, givenAnswers, { options, language, now }).slice(0, MAX_NAMED);
  const lines = best.map((row) => programLine(row, ref, asker)).join('\n');
  const count = number(found.length);
  const head = wider
    ? en
      ? `Nothing in the catalogue fits all of it (${list(words)}). Without ${wider.what.en} there ${found.length === 1 ? 'is one program:' : `are ${count} programs${found.length > MAX_NAMED ? ', first of them' : ''}:`}`
      : `Không chương trình nào đáp ứng đủ (${list(words)}). Nếu bỏ ${wider.what.vi} thì có ${count} chương trình${found.length > MAX_NAMED ? ', đứng đầu là' : ''}:`
    : en
      ? `${conditionText ? `${conditionText}: ` : ''}${found.length === 1 ? '**one program**' : `**${count} programs**`} in the catalogue${asker.answers ? ', set against what you told me' : ''}.${found.length > MAX_NAMED ? ' These come first:' : ''}`
      : `${conditionText ? `${conditionText}: ` : ''}danh mục có **${count} chương trình**${asker.answers ? ', đã đối chiếu với câu trả lời của bạn' : ''}.${found.length > MAX_NAMED ? ' Đứng đầu là:' : ''}`;
  const all = en
    ? `[See ${found.length > MAX_NAMED ? 'all of them' : 'them'} in the school list](${toList(question, usedLimits, asker)}). ${illustrative.en}`
    : `[Xem ${found.length > MAX_NAMED ? 'tất cả ' : ''}trong trang tìm trường](${toList(question, usedLimits, asker)}). ${illustrative.vi}`;
  return { text: `${head}\n\n${lines}\n\n${all}${rate}`, cited };
}

export function judgeFor(entry: CatalogueEntry, asker: Asker): Ranked {
  return judgeProgram(entry, asker.answers ?? noAnswers, asker.now);
}
