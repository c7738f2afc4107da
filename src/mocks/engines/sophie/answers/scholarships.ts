import { foldWords } from '@/lib/fold-text';
import { noAnswers } from '@/mocks/engines/ranking/answers';
import { countryIdsOf } from '@/mocks/engines/ranking/scholarship-criteria';
import type { CatalogueScholarship } from '@/mocks/catalogue/scholarships/scholarship';
import { scholarships } from '@/mocks/catalogue/scholarships/scholarships';
import { scholarshipWire } from '@/mocks/data/scholarship-wire';
import type { AnswerDraft, Asker, SourceRecord } from '@/mocks/engines/sophie/asker';
import {
  createCitations,
  formatters,
  placeNames,
  schoolInSentence,
} from '@/mocks/engines/sophie/formatters';
import type { ParsedQuestion } from '@/mocks/engines/sophie/parse/parse-question';
import { guideSource, scholarshipSource } from '@/mocks/engines/sophie/sources';
import { absenceParagraph } from './absence';

const NAMED = 3;

const FULL = /\b(full|fully funded|full ride|toan phan|100)\b/;

const GENERAL = {
  en: 'Look in three places: the university, the government of the country, and foundations at home. For each, note whether it covers tuition only or living costs too, whether it is renewed each year, and when it closes: often before the application itself. No honest provider asks you to pay to apply.',
  vi: 'Bạn nên tìm ở ba nơi: chính trường đại học, chính phủ của nước bạn đến, và các quỹ trong nước. Với mỗi học bổng, hãy ghi lại: chỉ học phí hay cả sinh hoạt phí, có được gia hạn mỗi năm không, và hạn nộp, thường sớm hơn cả hạn nộp hồ sơ vào trường. Nơi cấp học bổng đàng hoàng không bắt bạn trả tiền để nộp hồ sơ.',
} as const;

/** What a scholarship pays, when it closes and what it asks for. */
function line(
  row: CatalogueScholarship,
  asker: Asker,
  ref: (source: SourceRecord) => string,
): string {
  const { language, now } = asker;
  const en = language === 'en';
  const { day, inside } = formatters(language);
  const wire = scholarshipWire(row, { answers: noAnswers, language, now });
  const scores = (wire.criteria ?? []).filter(({ key }) =>
    ['average', 'language', 'test', 'nationality', 'need'].includes(key),
  );
  const asks =
    scores.length > 0
      ? `${en ? '. Asks for' : '. Yêu cầu'}: ${scores.map(({ asked }) => inside(asked)).join('; ')}`
      : '';
  const closes = wire.deadline
    ? `. ${en ? 'Closes' : 'Hạn nộp'}: ${day(wire.deadline)}`
    : en
      ? '. Open all year'
      : '. Nhận hồ sơ quanh năm';
  return `- **${wire.name}** (${wire.provider}): ${inside(row.amount.text[language])}${asks}${closes} ${ref(scholarshipSource(row, asker))}`;
}

function fieldIdsOf({ titles, fields }: ParsedQuestion): number[] {
  return [...titles.map(({ parentId }) => parentId), ...fields.map(({ id }) => id)];
}

/** Scholarships, and how they fit the question: by name, in everything, only in the place, or in neither. */
type Found = {
  fit: 'named' | 'exact' | 'wider' | 'elsewhere';
  rows: readonly CatalogueScholarship[];
};

function findScholarships(question: ParsedQuestion): Found {
  const { countries, schools, absent, text, average, ielts } = question;
  const full = FULL.test(text);
  const named = scholarships.filter((row) =>
    [
      row.name.en,
      row.name.vi,
      ...(/\b(mext|gks|jasso|daad|stipendium|chevening|vallet|monbukagakusho)\b/.exec(text) ?? []),
    ].some((name) =>
      foldWords(name).length > 6
        ? text.includes(foldWords(name))
        : foldWords(`${row.name.en} ${row.about.en}`).split(' ').includes(name),
    ),
  );
  if (named.length > 0) return { fit: 'named', rows: named };

  const providers = [
    ...schools.flatMap(({ name }) => [name.en, name.vi]),
    ...absent.filter(({ kind }) => kind === 'school').map(({ name }) => name.en),
  ].map(foldWords);
  const ofSchool = scholarships.filter(({ provider, name }) =>
    providers.some((one) => foldWords(`${provider.en} ${provider.vi} ${name.en}`).includes(one)),
  );
  if (ofSchool.length > 0) return { fit: 'exact', rows: ofSchool };

  const absentNames = absent
    .filter(({ kind }) => kind === 'country')
    .map(({ name }) => foldWords(name.en));
  const inPlace = (row: CatalogueScholarship) =>
    countryIdsOf(row).some((id) => countries.some((country) => String(country.id) === id)) ||
    row.countries.some(
      (place) => typeof place !== 'string' && absentNames.includes(foldWords(place.en)),
    );
  const fieldIds = fieldIdsOf(question);
  const fits = (row: CatalogueScholarship) =>
    (!full || row.amount.kind === 'full') &&
    (fieldIds.length === 0 || !row.fields || row.fields.some((id) => fieldIds.includes(id))) &&
    (average === null || average.of === 4 || (row.asks.average ?? 0) <= average.value) &&
    (ielts === null || (row.asks.ielts ?? 0) <= ielts);
  const placed = countries.length + absentNames.length > 0;
  const narrowed = placed || full || fieldIds.length > 0 || average !== null || ielts !== null;
  const exact = narrowed
    ? scholarships.filter((row) => (!placed || inPlace(row)) && fits(row))
    : [];
  if (exact.length > 0) return { fit: 'exact', rows: exact };

  const wider = placed ? scholarships.filter(inPlace) : [];
  if (wider.length > 0) return { fit: 'wider', rows: wider };
  const isAsked = narrowed || providers.length > 0;
  const rows = isAsked ? scholarships.filter((row) => fits(row) && row.amount.kind === 'full') : [];
  return { fit: 'elsewhere', rows };
}

/** The first sentences. `kind` and `where` are words of them. */
function head({ fit, rows }: Found, kind: string, where: string, { language }: Asker): string {
  const en = language === 'en';
  const { number } = formatters(language);
  const count = number(rows.length);
  switch (fit) {
    case 'named':
      return '';
    case 'exact':
      return en
        ? `I have **${count} ${kind}${rows.length === 1 ? '' : 's'}**${where}.`
        : `Mình tìm được **${count} ${kind}**${where}.`;
    case 'wider':
      return en
        ? `I have no ${kind} that fits all of that${where}. Without the other conditions there ${rows.length === 1 ? 'is' : 'are'} ${count}.`
        : `Mình không tìm thấy ${kind} nào khớp hết các điều kiện${where}. Bỏ các điều kiện khác thì có ${count} học bổng.`;
    case 'elsewhere':
      return en
        ? `I have no ${kind}${where}. These are nearest: they pay in full, in other countries.`
        : `Mình không tìm thấy ${kind} nào${where}. Gần nhất là các học bổng toàn phần ở nước khác.`;
  }
}

/** The page of scholarships with the filters of the question. */
function pageSearch(question: ParsedQuestion, isFull: boolean): string {
  const query = new URLSearchParams();
  const [place, ...others] = question.countries;
  const [fieldId] = fieldIdsOf(question);
  // The page filters by one country.
  if (place && others.length === 0) query.set('country', String(place.id));
  if (fieldId !== undefined) query.set('field', String(fieldId));
  if (isFull) query.set('pays', 'full');
  const search = query.toString();
  return search && `?${search}`;
}

/** Where the scholarships are: ` in Japan`. */
function whereWords({ countries, schools }: ParsedQuestion, { language }: Asker): string {
  const { list } = formatters(language);
  const names =
    countries.length > 0
      ? placeNames(countries, language)
      : schools.map((school) => schoolInSentence(school, language));
  if (names.length === 0) return '';
  if (language === 'vi') return ` ở ${list(names)}`;
  return schools.length > 0 ? ` at ${list(names)}` : ` in ${list(names)}`;
}

/** Scholarships for a country, school, field or kind; the nearest if there is none. */
export function aboutScholarships(question: ParsedQuestion, asker: Asker): AnswerDraft {
  const { language } = asker;
  const en = language === 'en';
  const { path, number } = formatters(language);
  const { ref, cited } = createCitations();
  const found = findScholarships(question);
  const { fit, rows } = found;
  const full = FULL.test(question.text);
  const isExact = rows.length > 0 && (fit === 'named' || fit === 'exact');
  const missing = question.absent.filter(({ kind }) => kind !== 'major' && !isExact);
  const lacking = absenceParagraph(missing, asker, ref);
  const href = path(`/scholarship${pageSearch(question, full && isExact)}`);
  const guide = guideSource('deadlines-and-scholarships', language, GENERAL[language]);
  if (rows.length === 0) {
    const count = number(scholarships.length);
    const source = ref({ ...guide, text: `${guide.text} ${count}` });
    const all = en
      ? `[All ${count} scholarships](${href}) can be filtered by country and field. ${GENERAL.en} ${source}`
      : `Bạn có thể lọc [cả ${count} học bổng](${href}) theo nước và lĩnh vực. ${GENERAL.vi} ${source}`;
    return { text: lacking + all, cited };
  }
  const kinds = en
    ? { full: 'full scholarship', any: 'scholarship' }
    : { full: 'học bổng toàn phần', any: 'học bổng' };
  const kind = kinds[full ? 'full' : 'any'];
  const plural = en && rows.length !== 1 ? 's' : '';
  const lines = rows
    .slice(0, NAMED)
    .map((row) => line(row, asker, ref))
    .join('\n');
  const counted = { ...guide, text: `${guide.text} ${number(rows.length)} ${kind}${plural}` };
  const all = en
    ? `[${rows.length > NAMED ? 'See all of them' : 'Compare it with your scores'}](${href}). A scholarship often closes before the application to the school, and an honest provider never charges you to apply ${ref(counted)}. Amounts and dates are illustrative.`
    : `[${rows.length > NAMED ? 'Xem tất cả' : 'So sánh với điểm của bạn'}](${href}). Học bổng thường hết hạn trước hồ sơ vào trường, và nơi cấp đàng hoàng không bao giờ thu phí nộp hồ sơ ${ref(counted)}. Số tiền và ngày chỉ để minh họa.`;
  const first = head(found, kind, whereWords(question, asker), asker);
  return { text: `${lacking}${first}\n\n${lines}\n\n${all}`.trim(), cited };
}
