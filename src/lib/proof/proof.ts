import { claimsIn } from './claims';
import { factsOf, supports, type RecordFacts } from './records';

/** A cited record; `number` is that of the `[1]` in the text. */
export type ProofRecord = { number: number; record: unknown };

/** A figure, date or name that the cited records do not have, in UTF-16 units of the Markdown. */
export type Unsupported = { start: number; end: number };

const REF = /\[(\d{1,3})\](?![(:])/g;

const TABLE_ROW = /^[ \t]*\|/;

/** The Markdown with its syntax as spaces, so that positions stay the same; labels and the cells of a table begin with `¶`. */
function withoutSyntax(markdown: string): string {
  const blank = (text: string) => ' '.repeat(text.length);
  return markdown
    .replaceAll(/^[ \t]*(?:[-*]|\d+\.)[ \t]+/gm, (all) => `${blank(all).slice(1)}¶`)
    .replaceAll(/^[ \t]*\|.*$/gm, (row) => row.replaceAll('|', '¶'))
    .replaceAll(/^#+ /gm, (all) => `${blank(all).slice(1)}¶`)
    .replaceAll(
      /\[([^\][\n]*)\]\(([^)\s[]*)\)/g,
      (_, label: string, href: string) => `¶${label}${blank(`](${href})`)}`,
    )
    .replaceAll(
      /https?:\/\/\S+|\b[\w-]+(?:\.[\w-]+)+\.[a-z]{2,}\b|\b[\w-]{3,}\.(?:com|org|edu|net|gov|vn|eu|uk|de|fi|nl|ca|au|nz|sg|jp|kr|tw|fr|my)\b/g,
      blank,
    )
    .replaceAll(/\*\*|__/g, '¦¦')
    .replaceAll('`', ' ');
}

/** Sentences of a line, as positions. A decimal point ends none. */
function sentencesOf(line: string): [number, number][] {
  const ends = [...line.matchAll(/[.!?…]["”’)]*(?=\s|$)/g)].map(
    (match) => match.index + match[0].length,
  );
  const bounds = [0, ...ends, line.length];
  return bounds.slice(1).flatMap((end, at): [number, number][] => {
    const start = bounds[at] ?? 0;
    return line.slice(start, end).trim() === '' ? [] : [[start, end]];
  });
}

/** A part of a line, with the numbers of the records that it cites; empty for all records. */
type Part = { start: number; end: number; numbers: readonly number[] };

function partsOf(line: string): Part[] {
  const groups = [...line.matchAll(/(?:\[\d{1,3}\](?![(:])\s*,?\s*)+/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    numbers: [...match[0].matchAll(REF)].map(([, digits]) => Number(digits)),
  }));
  const cuts = groups.map(({ start }) => start);
  return sentencesOf(line).flatMap(([from, to]) => {
    const inside = cuts.filter((cut) => cut > from && cut < to);
    const bounds = [from, ...inside, to];
    return bounds.slice(1).map((end, at) => {
      const start = bounds[at] ?? from;
      const next = groups.find((group) => group.start >= end - 1);
      const last = groups.filter((group) => group.start >= from && group.start <= start).at(-1);
      // The rest of a sentence belongs to its last citation.
      const cited = last && end === to ? last : next;
      return { start, end, numbers: cited?.numbers ?? [] };
    });
  });
}

/** Cells of a row. Each is compared with the records that it cites, else with those in the head of its column. */
function cellsOf(row: string, heads: readonly Part[]): Part[] {
  return [...row.matchAll(/¶[^¶]*/g)].map((match, column) => {
    const own = [...match[0].matchAll(REF)].map(([, digits]) => Number(digits));
    return {
      start: match.index,
      end: match.index + match[0].length,
      numbers: own.length > 0 ? own : (heads[column]?.numbers ?? []),
    };
  });
}

/**
 * The figures, dates and names of an answer that the records it cites do not have. A sentence is compared with the
 * records of the next `[1]` of its line, a cell of a table with those of its column; without one, with all records. What
 * the student wrote (`known`) counts as known. An answer that cites nothing is not checked: the page says that nothing is
 * cited.
 */
export function unsupportedIn(
  markdown: string,
  records: readonly ProofRecord[],
  { known, now }: { known: string; now: Date },
): Unsupported[] {
  if (records.length === 0) return [];
  const facts = new Map<number, RecordFacts>(
    records.map(({ number, record }) => [number, factsOf(record)]),
  );
  const all = [...facts.values()];
  const asked = factsOf(known);
  const plain = withoutSyntax(markdown);
  const found: Unsupported[] = [];
  const rows = markdown.split('\n').map((line) => TABLE_ROW.test(line));
  let heads: readonly Part[] = [];
  let offset = 0;
  for (const [at, line] of plain.split('\n').entries()) {
    const cells = rows[at] ? cellsOf(line, rows[at - 1] ? heads : []) : null;
    if (cells && !rows[at - 1]) heads = cells;
    for (const { start, end, numbers } of cells ?? partsOf(line)) {
      const cited = numbers.flatMap((number) => facts.get(number) ?? []);
      const against = cited.length > 0 ? cited : all;
      // Citations are not figures.
      const text = line.slice(start, end).replaceAll(REF, (ref) => ' '.repeat(ref.length));
      for (const claim of claimsIn(text)) {
        if ([...against, asked].some((one) => supports(one, claim, now))) continue;
        found.push({ start: offset + start + claim.start, end: offset + start + claim.end });
      }
    }
    offset += line.length + 1;
  }
  return found;
}
