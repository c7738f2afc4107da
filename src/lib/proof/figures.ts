import type { Claim } from './claims';
import { plainWords } from './plain-words';

const MONTHS = [
  ['january', 'jan'],
  ['february', 'feb'],
  ['march', 'mar'],
  ['april', 'apr'],
  ['may'],
  ['june', 'jun'],
  ['july', 'jul'],
  ['august', 'aug'],
  ['september', 'sept', 'sep'],
  ['october', 'oct'],
  ['november', 'nov'],
  ['december', 'dec'],
];
const MONTH = `(${MONTHS.flat().join('|')})`;
const NUMBER = String.raw`(\d{1,3}(?:[.,]\d{3})+|\d+(?:[.,]\d+)?)`;

/** `15,000`, `15.000`, `6.5` and `6,5`, in either language. */
function numberOf(text: string): number {
  return /^\d{1,3}([.,]\d{3})+$/.test(text)
    ? Number(text.replaceAll(/[.,]/g, ''))
    : Number(text.replace(',', '.'));
}

const monthOf = (word: string) =>
  MONTHS.findIndex((names) => names.includes(word.toLowerCase())) + 1;

type Found = { claim: Claim; taken: [number, number] };

export function datesIn(text: string): Found[] {
  const found: Found[] = [];
  const add = (
    match: RegExpMatchArray,
    month: number,
    day: string | undefined,
    year: string | undefined,
  ) => {
    const start = match.index ?? 0;
    const end = start + match[0].length;
    if (month < 1 || month > 12) return;
    const claim: Claim = {
      start,
      end,
      kind: 'date',
      month,
      day: day === undefined ? null : Number(day),
      year: year === undefined ? null : Number(year),
    };
    if (!found.some(({ taken: [from, to] }) => start < to && from < end))
      found.push({ claim, taken: [start, end] });
  };
  for (const match of text.matchAll(/\b(\d{4})-(\d{2})-(\d{2})\b/g))
    add(match, Number(match[2]), match[3], match[1]);
  for (const match of text.matchAll(
    new RegExp(`\\b(\\d{1,2}) ${MONTH}\\b(?:,? (\\d{4})\\b)?`, 'gi'),
  )) {
    add(match, monthOf(match[2] ?? ''), match[1], match[3]);
  }
  for (const match of text.matchAll(
    new RegExp(`\\b${MONTH} (\\d{1,2})\\b(?:,? (\\d{4})\\b)?`, 'gi'),
  )) {
    add(match, monthOf(match[1] ?? ''), match[2], match[3]);
  }
  for (const match of text.matchAll(/\b(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?(?![\d/])/g)) {
    if (text.charAt(match.index - 1) === '/') continue;
    add(match, Number(match[2]), match[1], match[3]);
  }
  for (const match of text.matchAll(
    /(?:ngày )?\b(?:(\d{1,2}) )?tháng (\d{1,2})\b(?:(?:,| năm) (\d{4})\b)?/giu,
  )) {
    add(match, Number(match[2]), match[1], match[3]);
  }
  // `may` in lower case is a verb.
  for (const match of text.matchAll(new RegExp(`\\b${MONTH}(?: (\\d{4}))?\\b`, 'gi'))) {
    if (/^\p{Lu}/u.test(match[0]) && match[0].length > 3)
      add(match, monthOf(match[1] ?? ''), undefined, match[2]);
  }
  return found;
}

/** A test before its score, also before the second score of a range. */
const TEST_BEFORE =
  /\b(ielts|toefl|sat|act|pte|gpa|average|trung bình|topik|hsk|jlpt)\b[^.;\d]{0,24}(?:\d+(?:[.,]\d+)? (?:to|đến|-|–) )?$/iu;
/** `GPA 8.0` and `điểm trung bình 8,0` are the same score. */
function testNamed(name: string): string {
  const plain = plainWords(name);
  return plain === 'gpa' || plain === 'trung binh' ? 'average' : plain;
}
const SCALE_BEFORE = /(?:\bof|\bout of|\btrên|\bthang)\s$/iu;

const FACTORS: Readonly<Record<string, number>> = {
  k: 1000,
  nghìn: 1000,
  ngàn: 1000,
  million: 1_000_000,
  triệu: 1_000_000,
  tỷ: 1_000_000_000,
  tỉ: 1_000_000_000,
};

function kindOf(unit: string, hasSign: boolean) {
  if (unit === '%') return 'percent';
  if (/day|ngày/i.test(unit)) return 'days';
  return hasSign || unit ? 'money' : 'count';
}

export function figuresIn(text: string, taken: readonly (readonly [number, number])[]): Claim[] {
  const claims: Claim[] = [];
  const pattern = new RegExp(
    `(\\$|US\\$|€|£)?\\s?${NUMBER}(?:\\s?(k|nghìn|ngàn|million|triệu|tỷ|tỉ)(?!\\p{L}))?(?:\\s?(usd|dollars?|đô la|đô|euros?|eur|pounds?|gbp|đồng|dong|vnd|₫|%|days?|ngày)(?!\\p{L}))?`,
    'giu',
  );
  for (const match of text.matchAll(pattern)) {
    const [all, sign, digits = '', scale = '', unit = ''] = match;
    const start = match.index + (all.length - all.trimStart().length);
    const end = match.index + all.length;
    if (taken.some(([from, to]) => start < to && from < end)) continue;
    const previous = text.charAt(match.index + all.indexOf(digits) - 1);
    // `A4` and `1.2.3` are not figures.
    if (/[\p{L}\d.,]/u.test(previous)) continue;
    const before = text.slice(Math.max(0, match.index - 40), start);
    const dong = /đồng|dong|vnd|₫/i.test(unit) || /triệu|tỷ|tỉ/i.test(scale);
    const value = numberOf(digits) * (FACTORS[scale.toLowerCase()] ?? 1);
    const test = TEST_BEFORE.exec(before)?.[1];
    if (test && !dong && !sign && !unit) {
      claims.push({ start, end, kind: 'score', test: testNamed(test), value });
      continue;
    }
    const kind = dong ? 'dong' : kindOf(unit, Boolean(sign));
    if (kind === 'count' && [4, 10, 100].includes(value) && SCALE_BEFORE.test(before)) continue;
    claims.push({ start, end, kind, value });
  }
  return claims;
}
