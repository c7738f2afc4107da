import type { Claim } from './claims';
import { plainWords } from './plain-words';

/** Words that begin a sentence and are no part of the name that follows. */
const FUNCTION_WORDS = new Set(
  `a an the in at on of to for from with without and but or so as by if when then than after before both only each
   every my your our his her its i it he she they we you this that these those there here see name tell check look ask
   choose open call compare compared outside inside near not no yes how what which where why who whose while because
   o tai voi neu ban minh hay truong bai trang danh cac ca khi mot nhung ngoai trong sau tu theo day xem va hoac nhung
   rieng doi chi co khong nhieu moi o hoc han so goi`.split(/\s+/),
);
/** Names that every answer may use. */
const ALWAYS = new Set(
  `i saola sophie english tieng anh vietnamese ielts toefl ibt pte duolingo sat act gpa usd vnd academic
   cv id pdf url faq`.split(/\s+/),
);
const CONNECTOR = /^(of|the|and|de|du|des|la|der|di|und|van|y|et)$/;
const BETWEEN_NAMES = / (?:and|the|und|et|y) /;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’&.-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;
const CAPITAL = /^\p{Lu}/u;

let regions: Set<string> | null = null;

/** Names of all countries, in both languages. */
function regionNames(): Set<string> {
  if (regions) return regions;
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((one) => letters.map((other) => one + other));
  const names = ['en', 'vi'].flatMap((language) => {
    const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    return codes.flatMap((code) => display.of(code) ?? []);
  });
  regions = new Set(names.map(plainWords));
  return regions;
}

type Word = { text: string; start: number; end: number; initial: boolean };

function wordsOf(text: string): Word[] {
  let last = 0;
  return [...text.matchAll(WORD)].map((match, at) => {
    const between = text.slice(last, match.index);
    last = match.index + match[0].length;
    return {
      text: match[0],
      start: match.index,
      end: last,
      initial: at === 0 || /[.!?:;…“"(¶]/.test(between),
    };
  });
}

export function nameClaims(text: string, taken: readonly (readonly [number, number])[]): Claim[] {
  const words = wordsOf(text);
  const claims: Claim[] = [];
  const isName = (word: Word | undefined) =>
    word !== undefined &&
    CAPITAL.test(word.text) &&
    !/^I['’]/.test(word.text) &&
    !taken.some(([from, to]) => word.start < to && from < word.end);
  for (let at = 0; at < words.length; at += 1) {
    const first = words[at];
    if (!first || !isName(first)) continue;
    let last = at;
    for (let next = at + 1; next < words.length; next += 1) {
      const word = words[next];
      if (
        !word ||
        !/^[\s&*-]*$/.test(text.slice(words[next - 1]?.end ?? 0, word.start)) ||
        word.initial
      )
        break;
      if (isName(word)) last = next;
      else if (!CONNECTOR.test(word.text)) break;
    }
    const run = words.slice(at, last + 1);
    const phrase = plainWords(run.map((word) => word.text).join(' '));
    const rest = run.slice(1).filter((word, index) => index > 0 || CAPITAL.test(word.text));
    const starts = first.initial && FUNCTION_WORDS.has(plainWords(first.text));
    const shorter =
      starts && rest.length > 0 ? plainWords(rest.map((word) => word.text).join(' ')) : null;
    at = last;
    if (run.length === 1 && first.initial && !regionNames().has(phrase)) continue;
    if ((shorter ?? phrase).split(' ').every((word) => ALWAYS.has(word))) continue;
    const from = shorter === null ? first.start : (rest[0]?.start ?? first.start);
    const alternatives = [phrase, ...(shorter === null ? [] : [shorter])];
    const phrases = [...alternatives.map((one) => [one]), (shorter ?? phrase).split(BETWEEN_NAMES)];
    claims.push({ start: from, end: run.at(-1)?.end ?? first.end, kind: 'name', phrases });
  }
  return claims;
}
