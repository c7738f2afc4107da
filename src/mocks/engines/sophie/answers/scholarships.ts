import { fold } from '@/mocks/engines/ranking/fold';
import { noAnswers } from '@/mocks/engines/ranking/answers';
import { countryIdsOf } from '@/mocks/engines/ranking/scholarship-criteria';
import type { CatalogueScholarship } from '@/mocks/catalogue/scholarships/scholarship';
import { scholarships } from '@/mocks/catalogue/scholarships/scholarships';
import { scholarshipWire } from '@/mocks/data/scholarship-wire';
import type { AnswerDraft, Asker } from '@/mocks/engines/sophie/asker';
import { createCitations, formatters, placeNames } from '@/mocks/engines/sophie/formatters';
import type { ParsedQuestion } from '@/mocks/engines/sophie/parse/parse-question';
import { guideSource, scholarshipSource, type listSource } from '@/mocks/engines/sophie/sources';
import { absenceText } from './absence';

const NAMED = 3;

type SourceRecord = ReturnType<typeof listSource>;

const FULL = /\b(full|fully funded|full ride|toan phan|100)\b/;

const GENERAL = {
  en: 'Look in three places: the university, the government of the country, and foundations at home. For each, note whether it covers tuition only or living costs too, whether it is renewed each year, and when it closes: often before the application itself. Nobody honest asks you to pay for applying.',
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

/** Scholarships for a country, school, field or kind; the nearest if there is none. */
export function aboutScholarships(question: ParsedQuestion, asker: Asker): AnswerDraft {
  const { language } = asker;
  const en = language === 'en';
  const { path, number, list } = formatters(language);
  const { ref, cited } = createCitations();
  const { countries, schools, titles, fields, absent, text, average, ielts } = question;
  const full = FULL.test(text);
  const named = scholarships.filter((row) =>
    [
      row.name.en,
      row.name.vi,
      ...(/\b(mext|gks|jasso|daad|stipendium|chevening|vallet|monbukagakusho)\b/.exec(text) ?? []),
    ].some((name) =>
      fold(name).length > 6
        ? text.includes(fold(name))
        : fold(`${row.name.en} ${row.about.en}`).split(' ').includes(name),
    ),
  );
  const providers = [
    ...schools.flatMap(({ name }) => [name.en, name.vi]),
    ...absent.filter(({ kind }) => kind === 'school').map(({ name }) => name.en),
  ].map(fold);
  const ofSchool = scholarships.filter(({ provider, name }) =>
    providers.some((one) => fold(`${provider.en} ${provider.vi} ${name.en}`).includes(one)),
  );
  const places = countries;
  const absentNames = absent
    .filter(({ kind }) => kind === 'country')
    .map(({ name }) => fold(name.en));
  const inPlace = (row: CatalogueScholarship) =>
    countryIdsOf(row).some((id) => places.some((country) => String(country.id) === id)) ||
    row.countries.some(
      (place) => typeof place !== 'string' && absentNames.includes(fold(place.en)),
    );
  const fieldIds = [...titles.map(({ parentId }) => parentId), ...fields.map(({ id }) => id)];
  const fits = (row: CatalogueScholarship) =>
    (!full || row.amount.kind === 'full') &&
    (fieldIds.length === 0 || !row.fields || row.fields.some((id) => fieldIds.includes(id))) &&
    (average === null || average.of === 4 || (row.asks.average ?? 0) <= average.value) &&
    (ielts === null || (row.asks.ielts ?? 0) <= ielts);
  const placed = places.length + absentNames.length > 0;
  const narrowed = placed || full || fieldIds.length > 0 || average !== null || ielts !== null;
  const exact =
    named.length > 0
      ? named
      : ofSchool.length > 0
        ? ofSchool
        : narrowed
          ? scholarships.filter((row) => (!placed || inPlace(row)) && fits(row))
          : [];
  const wider = exact.length === 0 && placed ? scholarships.filter(inPlace) : [];
  const elsewhere =
    exact.length + wider.length === 0 && (narrowed || providers.length > 0)
      ? scholarships.filter((row) => fits(row) && row.amount.kind === 'full')
      : [];
  const found = exact.length > 0 ? exact : wider.length > 0 ? wider : elsewhere;
  const missing = absent.filter((one) => one.kind !== 'major' && !(exact.length > 0));
  const lacking = missing.length > 0 ? `${absenceText(missing, asker, ref)}\n\n` : '';
  const query = new URLSearchParams();
  const [place, ...others] = places;
  // The page filters by one country.
  if (place && others.length === 0) query.set('country', String(place.id));
  if (fieldIds[0] !== undefined) query.set('field', String(fieldIds[0]));
  if (full && exact.length > 0) query.set('pays', 'full');
  const search = query.toString();
  const href = path(`/scholarship${search && `?${search}`}`);
  const guide = guideSource('deadlines-and-scholarships', language, GENERAL[language]);
  const where =
    places.length > 0
      ? list(placeNames(places, language))
      : schools.length > 0
        ? list(schools.map(({ name }) => name[language]))
        : '';
  const kind = full
    ? en
      ? 'full scholarship'
      : 'học bổng toàn phần'
    : en
      ? 'scholarship'
      : 'học bổng';
  const plural = en && found.length !== 1 ? 's' : '';
  if (found.length === 0) {
    const all = en
      ? `[All ${number(scholarships.length)} scholarships](${href}) can be filtered by country and field. ${GENERAL.en} ${ref({ ...guide, text: `${guide.text} ${number(scholarships.length)}` })}`
      : `Bạn có thể lọc [cả ${number(scholarships.length)} học bổng](${href}) theo nước và lĩnh vực. ${GENERAL.vi} ${ref({ ...guide, text: `${guide.text} ${number(scholarships.length)}` })}`;
    return { text: lacking + all, cited };
  }
  const inWhere = where
    ? en
      ? schools.length > 0
        ? ` at ${where}`
        : ` in ${where}`
      : schools.length > 0
        ? ` ở ${where}`
        : ` ở ${where}`
    : '';
  const head =
    exact.length > 0
      ? named.length > 0
        ? ''
        : en
          ? `I have **${number(found.length)} ${kind}${plural}**${inWhere}.`
          : `Mình tìm được **${number(found.length)} ${kind}**${inWhere}.`
      : wider.length > 0
        ? en
          ? `I have no ${kind} that fits all of that${inWhere}. Without the other conditions there ${wider.length === 1 ? 'is' : 'are'} ${number(wider.length)}.`
          : `Mình không tìm thấy ${kind} nào khớp hết các điều kiện${inWhere}. Bỏ các điều kiện khác thì có ${number(wider.length)} học bổng.`
        : en
          ? `I have no ${kind}${inWhere}. These are nearest: they pay in full, in other countries.`
          : `Mình không tìm thấy ${kind} nào${inWhere}. Gần nhất là các học bổng toàn phần ở nước khác.`;
  const lines = found
    .slice(0, NAMED)
    .map((row) => line(row, asker, ref))
    .join('\n');
  const counted = { ...guide, text: `${guide.text} ${number(found.length)} ${kind}${plural}` };
  const all = en
    ? `[${found.length > NAMED ? 'See all of them' : 'Compare it with your scores'}](${href}). A scholarship often closes before the application to the school, and an honest one never charges you for applying ${ref(counted)}. Amounts and dates are illustrative.`
    : `[${found.length > NAMED ? 'Xem tất cả' : 'So sánh với điểm của bạn'}](${href}). Học bổng thường hết hạn trước hồ sơ vào trường, và nơi cấp đàng hoàng không bao giờ thu phí nộp hồ sơ ${ref(counted)}. Số tiền và ngày chỉ để minh họa.`;
  return { text: `${lacking}${head}\n\n${lines}\n\n${all}`.trim(), cited };
}
