import { foldWords } from '@/lib/fold-text';
import type { ParsedDraft } from './tokens';

/** Frequent words of both languages without diacritics; every text of some length has many of them. */
const FREQUENT = new Set(
  `the of and a to in is was that it for on with as at by he she his her my i you we they be been are were had have has
   this not but or from an so when what who which there their them our your me him one all out up if no do did into
   about then than could would because after before more only just how where over again
   la va cua co khong mot nhung duoc cho toi em minh voi trong da o khi nay do nguoi thi ma nhu de cung vao ra len
   xuong den tu ve hon rat nen vi con cac da se dang ba me bo ong ban gi ai nao cai chi nha hoc lam di mua nam
   ngay sau truoc nhieu it`.split(/\s+/),
);
const MIN_FREQUENT = 0.18;
const MIN_DISTINCT = 0.25;

/** Why a draft is no essay that can be read: `words`, `repeated`, or `null` if it can. */
export function unreadable({ tokens, sentences }: ParsedDraft): 'words' | 'repeated' | null {
  const frequent = tokens.filter(({ word }) => FREQUENT.has(foldWords(word))).length;
  if (frequent / tokens.length < MIN_FREQUENT) return 'words';
  const texts = sentences.map((sentence) => sentence.tokens.map(({ word }) => word).join(' '));
  const distinct = new Set(texts).size / texts.length;
  const pairs = tokens.slice(1).map(({ word }, at) => `${tokens[at]?.word} ${word}`);
  const distinctPairs = new Set(pairs).size / Math.max(pairs.length, 1);
  return (texts.length >= 6 && distinct < 0.5) || distinctPairs < MIN_DISTINCT ? 'repeated' : null;
}
