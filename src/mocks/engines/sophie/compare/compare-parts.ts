import type { CatalogueEntry } from '@/mocks/data/entries';
import type { AnswerDraft, Asker } from '@/mocks/engines/sophie/asker';
import { band, type Citations, formatters, illustrative } from '@/mocks/engines/sophie/formatters';
import { livingCosts } from '@/mocks/engines/sophie/living-costs';
import { listSource, rangesOf } from '@/mocks/engines/sophie/sources';
import { markdownTable, type ComparedRow } from './table';

/** A part of the catalogue: a country, a major or a city. */
export type CataloguePart = {
  name: string;
  /** The name inside a sentence. */
  sentence: string;
  /** Its filters in the school list. */
  query: string;
  entries: CatalogueEntry[];
  /** What one learns, of a major. */
  extra: string;
};

/** Parts of the catalogue side by side. */
export function compareParts(
  parts: readonly CataloguePart[],
  asker: Asker,
  { ref, cited }: Citations,
  about: string,
): AnswerDraft {
  const { language } = asker;
  const en = language === 'en';
  const { number, money, range, span, path, decimal } = formatters(language);
  const ofMajors = parts.every(({ extra }) => extra !== '');
  const missing = parts
    .filter(({ entries }) => entries.length === 0)
    .map(({ name }) =>
      en
        ? `I have no such program for **${name}**.`
        : `Mình không tìm thấy chương trình nào như vậy cho **${name}**.`,
    );
  const columns = parts
    .filter(({ entries }) => entries.length > 0)
    .map(({ entries, ...part }) => {
      const { name, query, extra } = part;
      const title = about ? `${about}, ${name}` : name;
      const href = path(`/school-list?${query}`);
      const source = ref(listSource(entries, { title, href, note: extra }, language));
      const living = ofMajors ? null : livingCosts(entries, asker, { total: true });
      return { ...part, source, living, count: entries.length, ...rangesOf(entries) };
    });
  // The cheaper one first, as in the answer.
  if (!ofMajors) {
    columns.sort((a, b) => (a.tuition?.low ?? Infinity) - (b.tuition?.low ?? Infinity));
  }
  const none = en ? 'none asked' : 'không yêu cầu';
  const all: (ComparedRow | false)[] = [
    {
      head: en ? 'Programs' : 'Chương trình',
      cells: columns.map(({ count }) => number(count)),
    },
    {
      head: en ? 'Tuition a year' : 'Học phí một năm',
      cells: columns.map(({ tuition }) =>
        tuition ? range(tuition.low, tuition.high) : en ? 'not known' : 'chưa rõ',
      ),
    },
    columns.every(({ living }) => living?.sum) && {
      head: en ? 'First year in all' : 'Trọn năm đầu',
      cells: columns.map(({ living }) => (living ? `${living.sum} ${ref(living.source)}` : '')),
    },
    ofMajors && {
      head: en ? 'Takes' : 'Thời gian',
      cells: columns.map(
        ({ years }) =>
          `${years ? span(years, decimal) : none} ${en ? (years?.high === 1 ? 'year' : 'years') : 'năm'}`,
      ),
    },
    {
      head: 'IELTS',
      cells: columns.map(({ ielts }) => (ielts ? span(ielts, band) : none)),
    },
  ];
  const rows = all.flatMap((row) => row || []);
  const heads = columns.map(({ name, source }) => `${name} ${source}`);
  const [cheapest, next] = columns;
  const lowest = () => {
    if (!cheapest?.tuition || !next?.tuition || cheapest.tuition.low === next.tuition.low)
      return '';
    const from = money(cheapest.tuition.low);
    return en
      ? `Tuition starts lowest in ${cheapest.sentence}, from ${from} a year ${cheapest.source}.`
      : `Học phí thấp nhất là ở ${cheapest.sentence}, từ ${from} một năm ${cheapest.source}.`;
  };
  const undecided = en
    ? 'Numbers won’t settle this one. Picture a working day in each.'
    : 'Chuyện này không quyết định bằng con số mà bằng công việc hằng ngày.';
  const learned = columns
    .filter(({ extra }) => extra !== '')
    .map(({ name, extra, source }) => `**${name}**: ${extra} ${source}`);
  const inAll = en
    ? 'The first year in all includes rent, food, books, insurance, the visa and the flight. '
    : 'Trọn năm đầu đã gồm tiền nhà, ăn uống, sách vở, bảo hiểm, visa và vé máy bay. ';
  const note = `*${rows.some(({ head }) => /^(First year in all|Trọn năm đầu)$/.test(head)) ? inAll : ''}${illustrative[language]}*`;
  const guide = path(`/resources?read=${ofMajors ? 'choosing-a-major' : 'choosing-a-country'}`);
  const close = ofMajors
    ? en
      ? `See what that day is like in [Majors](${path('/majors')}), or read [choosing a major](${guide}).`
      : `Bạn xem một ngày làm việc ra sao ở trang [ngành học](${path('/majors')}), hoặc đọc bài [chọn ngành](${guide}).`
    : en
      ? `Money is only part of it: the language around you and whether you may stay and work weigh as much. [Choosing a country](${guide}) goes through them.`
      : `Tiền chỉ là một phần: ngôn ngữ xung quanh và việc có được ở lại làm việc hay không cũng quan trọng không kém. Bài [chọn quốc gia](${guide}) nói rõ từng điều.`;
  const answer = ofMajors ? undecided : lowest();
  const shown = columns.length > 0 ? [markdownTable(heads, rows), note] : [];
  const text = [answer, ...missing, ...learned, ...shown, close].filter(Boolean).join('\n\n');
  return { text, cited };
}
