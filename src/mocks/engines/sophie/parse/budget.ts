import { EXCHANGE_RATE } from '@/mocks/catalogue/costs';
import type { Text } from '@/mocks/catalogue/text';
import { foldText } from '@/lib/fold-text';

/** A budget a year in dollars; `dong` is the original figure in millions of dong, also a year. */
export type BudgetFigure = { dollars: number; dong: number | null };

/** A sum as it is typed, and where it is in the text. */
type Sum = BudgetFigure & { start: number; end: number };

/** Parses `15,000`, `15.000`, `15 000` and `15`. At most two digits are decimals. */
function amount(text: string): number {
  const plain = text.replaceAll(/[.,\s](?=\d{3}(\D|$))/g, '').replace(',', '.');
  return Number(plain);
}

const NUMBER = String.raw`(\d[\d.,]*\d|\d)`;
const THOUSANDS = 'k|nghìn|ngàn|nghin|ngan';
const THOUSAND = `(${THOUSANDS})`;
const BILLION = 't[ỷỉyi]';
const END = String.raw`(?!\p{L})`;
const UNIT = `(?:${THOUSANDS}|triệu|trieu|tr|${BILLION}|usd|dollars?|đô|million)`;

/** `$10,000 to `, `15-`: the lower end of a range, without its `$`. */
const LOWER = new RegExp(
  String.raw`(?:(between)\s+)?(\$?)\s?\d[\d.,]*\s?${UNIT}?\s?(?:-|–|to|and|đến|den|tới)\s?(?=\$?\s?(?:\d[\d.,]*\s?${UNIT}${END}|\d[\d.,]{3,}))`,
  'giu',
);

function withoutLowerEnds(text: string): string {
  return text.replaceAll(LOWER, (all: string, between: string | undefined, dollar: string) =>
    // `IELTS 6 and $10,000` is no range.
    /\band\s?$/i.test(all) && !between ? all : dollar,
  );
}

const PER = String.raw`(?:\b(?:a|per|each|every|mot|moi|hang)\s|/)\s?`;
const YEARS =
  /\b(?:for|over|in|cho|trong|ca)\s(?:\w+\s){0,2}?([2-6]|two|three|four|five|six|hai|ba|bon)[ -](?:years?|nam)\b/;
const COUNTS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  hai: 2,
  ba: 3,
  bon: 4,
};

/** How often a year the sum is spent: 12 for `15 triệu một tháng`, a quarter for `$80,000 for four years`. */
function timesAYear(text: string, { start, end }: Sum): number {
  const after = foldText(text.slice(end, end + 30));
  const around = `${foldText(text.slice(Math.max(0, start - 20), start))} ${after}`;
  const per = (unit: string) => new RegExp(`${PER}(?:${unit})\\b`).test(around);
  if (per('year|nam')) return 1;
  if (per('month|thang')) return 12;
  if (per('semester|term|ky|hoc ky')) return 2;
  const [, count] = YEARS.exec(after) ?? [];
  return count ? 1 / (COUNTS[count] ?? Number(count)) : 1;
}

function sumOf(found: RegExpExecArray, figure: BudgetFigure): Sum {
  return { ...figure, start: found.index, end: found.index + found[0].length };
}

function inDong(millions: number): BudgetFigure {
  return {
    dollars: Math.round((millions * 1_000_000) / EXCHANGE_RATE.dongPerDollar),
    dong: millions,
  };
}

const HALF_BILLION = new RegExp(`(?:nửa|nua)\\s${BILLION}${END}`, 'iu');
/** `1 tỷ 2` is 1.2 tỷ; the 4 of `2 tỷ 4 năm` is another figure. */
const BILLIONS = new RegExp(
  `${NUMBER}\\s?${BILLION}${END}(?:\\s(rưỡi|ruoi)|\\s(\\d)(?![\\d.,]|\\s?(?:năm|nam|${THOUSANDS})))?(?:\\s(\\d{3})\\s?(?:triệu|trieu|tr)${END})?`,
  'iu',
);
const MILLIONS = new RegExp(
  `(?<!\\$\\s?)${NUMBER}\\s*(?:(?:triệu|trieu|tr|củ)${END}|million(?= (?:dong|đồng|vnd|per|a|each|for|max)|\\s?[,.?!]|$))`,
  'iu',
);
const DONG = new RegExp(`${NUMBER}\\s?${THOUSAND}?\\s?(?:(?:đồng|dong|vnd|vnđ)${END}|₫)`, 'iu');

function dongIn(text: string): Sum | null {
  const half = HALF_BILLION.exec(text);
  if (half) return sumOf(half, inDong(500));
  const billions = BILLIONS.exec(text);
  if (billions) {
    const [, whole = '', and, tenths, millions] = billions;
    const rest = and ? 500 : Number(tenths ?? 0) * 100 + Number(millions ?? 0);
    return sumOf(billions, inDong(Math.round(amount(whole) * 1000 + rest)));
  }
  const millions = MILLIONS.exec(text);
  if (millions) return sumOf(millions, inDong(amount(millions[1] ?? '')));
  const dong = DONG.exec(text);
  if (!dong) return null;
  return sumOf(dong, inDong((amount(dong[1] ?? '') * (dong[2] ? 1000 : 1)) / 1_000_000));
}

const FREE =
  /tuition.?free|for free|no tuition|free tuition|mi[eễ]n h[oọ]c ph[ií](?! ielts)|kh[oô]ng (m[aấ]t|thu) h[oọ]c ph[ií]/i;
const DOLLARS = [
  new RegExp(`\\$\\s?${NUMBER}\\s?${THOUSAND}?${END}`, 'iu'),
  new RegExp(`${NUMBER}\\s?${THOUSAND}?\\s?(?:(?:usd|dollars?|đô|do la)${END}|us\\$)`, 'iu'),
  new RegExp(`(?<![\\w.])${NUMBER}(k)${END}`, 'iu'),
];
/** A number without a currency is a sum next to these words. */
const BARE = [
  new RegExp(
    `(?<!sat\\D{0,15})(?:budget|ngân sách|ngan sach|up to|under|below|at most|less than|dưới|duoi|không quá|khong qua|tối đa|toi da)\\D{0,12}?(?<![\\d.,])${NUMBER}(?![\\d.,]*\\d|\\s?\\p{L}*(?:students|sinh))`,
    'iu',
  ),
  new RegExp(`(?<![\\d.,])${NUMBER}\\s?(?:(?:a|per|each)\\s|/\\s?)year`, 'iu'),
];

function dollarsIn(text: string): Sum | null {
  for (const pattern of DOLLARS) {
    const found = pattern.exec(text);
    if (!found) continue;
    const dollars = amount(found[1] ?? '') * (found[2] ? 1000 : 1);
    return dollars >= 100 ? sumOf(found, { dollars, dong: null }) : null;
  }
  for (const pattern of BARE) {
    const found = pattern.exec(text);
    const dollars = amount(found?.[1] ?? '');
    const isYear = /^20[2-3]\d$/.test(found?.[1] ?? '');
    if (found && dollars >= 1000 && !isYear) return sumOf(found, { dollars, dong: null });
  }
  return null;
}

const CURRENCIES: readonly { name: Text; before: string; after: string }[] = [
  { name: { en: 'euros', vi: 'euro' }, before: '€', after: '€|eur|euros?' },
  {
    name: { en: 'pounds', vi: 'bảng Anh' },
    before: '£',
    after: '£|gbp|pounds?|bảng(?: anh)?',
  },
  {
    name: { en: 'Australian dollars', vi: 'đô la Úc' },
    before: 'au?\\$|aud',
    after: 'aud|australian dollars?|đô (?:la )?úc',
  },
  {
    name: { en: 'Canadian dollars', vi: 'đô la Canada' },
    before: 'ca?\\$|cad',
    after: 'cad|canadian dollars?|đô (?:la )?canada',
  },
  {
    name: { en: 'Singapore dollars', vi: 'đô la Singapore' },
    before: 's\\$|sgd',
    after: 'sgd|singapore dollars?|đô (?:la )?sing(?:apore)?',
  },
  { name: { en: 'yen', vi: 'yên Nhật' }, before: '¥', after: '¥|jpy|yen|yên' },
  { name: { en: 'won', vi: 'won Hàn Quốc' }, before: '₩|krw', after: '₩|krw|won' },
];

/** A sum in another currency, which is not converted: its name, and the text without it. */
function otherCurrency(text: string): { name: Text; rest: string } | null {
  for (const { name, before, after } of CURRENCIES) {
    const sum = new RegExp(
      `(?<!\\p{L})(?:${before})\\s?${NUMBER}\\s?${THOUSAND}?|(?<![\\d.,])\\d[\\d.,]{3,}\\s?(?:${after})${END}|${NUMBER}\\s?(?:${THOUSAND}|triệu|million)\\s?(?:${after})${END}`,
      'iu',
    );
    if (sum.test(text)) return { name, rest: text.replace(sum, ' ') };
  }
  return null;
}

/** The budget a year in a question; `null` for none. */
export function budgetIn(raw: string): BudgetFigure | null {
  const typed = raw.normalize('NFC');
  const text = withoutLowerEnds(otherCurrency(typed)?.rest ?? typed);
  const dong = dongIn(text);
  if (!dong && FREE.test(text)) return { dollars: 0, dong: null };
  const sum = dong ?? dollarsIn(text);
  if (!sum) return null;
  const times = timesAYear(text, sum);
  if (sum.dong === null) return { dollars: Math.round(sum.dollars * times), dong: null };
  return inDong(Math.round(sum.dong * times * 10) / 10);
}

/** The other currency of a sum in a question without a budget in dollars or đồng; `null` for none. */
export function currencyLeftOut(raw: string): Text | null {
  return budgetIn(raw) ? null : (otherCurrency(raw.normalize('NFC'))?.name ?? null);
}
