import { claimsIn, type Claim } from './claims';
import { plainWords } from './plain-words';

/** What a record says: its words, and its figures and dates. */
export type RecordFacts = { words: string; claims: Claim[] };

const MONEY_KEY = /tuition|usd|amount|fee|cost|price|living|rent|insurance|visa|travel|total/i;
const MONTH_KEY = /intake|month/i;
const TEST_KEY = /^(ielts|toefl|sat|act|pte|gpa|average)/i;
const IGNORED_KEY = /^(id|.*_id|href|image|url|client_id|number|latitude|longitude)$/;

/** Reads any JSON value: its strings as text, its numbers by the key that they are under. */
export function factsOf(record: unknown): RecordFacts {
  const texts: string[] = [];
  const claims: Claim[] = [];
  const visit = (value: unknown, key: string): void => {
    if (IGNORED_KEY.test(key)) return;
    if (typeof value === 'string') {
      texts.push(plainWords(value));
      claims.push(...claimsIn(value));
    } else if (typeof value === 'number') {
      const at = { start: 0, end: 0 };
      const test = TEST_KEY.exec(key)?.[1];
      if (test) claims.push({ ...at, kind: 'score', test: test.toLowerCase(), value });
      else if (MONTH_KEY.test(key))
        claims.push({ ...at, kind: 'date', month: value, day: null, year: null });
      else claims.push({ ...at, kind: MONEY_KEY.test(key) ? 'money' : 'count', value });
    } else if (Array.isArray(value)) {
      for (const item of value) visit(item, key);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, item] of Object.entries(value)) visit(item, name);
    }
  };
  visit(record, '');
  // A name never spans two strings.
  return { words: ` ${texts.join(' | ')} `, claims };
}

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  money: ['money', 'count'],
  dong: ['dong'],
  percent: ['percent'],
  days: ['days', 'count'],
  count: ['count', 'score', 'days'],
};

const DAY_MS = 86_400_000;

function daysUntil(claim: Claim, now: Date): number | null {
  if (claim.kind !== 'date' || claim.day === null || claim.year === null) return null;
  const date = Date.UTC(claim.year, claim.month - 1, claim.day);
  return Math.round(
    (date - Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())) / DAY_MS,
  );
}

/** Whether a record says the same. `now` is for `in 11 days`. */
export function supports({ words, claims }: RecordFacts, claim: Claim, now: Date): boolean {
  if (claim.kind === 'name') {
    return claim.phrases.some((all) => all.every((phrase) => words.includes(` ${phrase} `)));
  }
  if (claim.kind === 'date') {
    return claims.some(
      (one) =>
        one.kind === 'date' &&
        one.month === claim.month &&
        (claim.day === null || one.day === claim.day) &&
        (claim.year === null || one.year === null || one.year === claim.year),
    );
  }
  if (claim.kind === 'score') {
    return claims.some(
      (one) => one.kind === 'score' && one.test === claim.test && one.value === claim.value,
    );
  }
  return claims.some((one) => {
    if (claim.kind === 'days' && one.kind === 'date') {
      const days = daysUntil(one, now);
      return days !== null && Math.abs(days - claim.value) <= 1;
    }
    return (
      one.kind !== 'date' &&
      one.kind !== 'name' &&
      one.value === claim.value &&
      (GROUPS[claim.kind] ?? []).includes(one.kind)
    );
  });
}
