import { PAPER, PART_COLORS } from '@/shared/parents-sheet/paper/paper-colors';
import type { Pen, TextStyle } from './pen';
import type { SheetText } from '@/shared/parents-sheet/content/use-sheet-text';

export type Labels = {
  scholarships: string;
  due: string;
  ownPage: string;
  noCost: string;
  brand: string;
};

const SIDE = 36;
const UNKNOWN_WIDTH = 30;

const heading: TextStyle = { size: 24, line: 32, weight: 600 };
const plain: TextStyle = { size: 15, line: 24, weight: 450 };
const strong: TextStyle = { size: 15, line: 24, weight: 600 };
const small: TextStyle = { size: 13, line: 20, weight: 500 };
const large: TextStyle = { size: 56, line: 64, weight: 350 };

type Row = { text: string; amount: string; day?: string; box?: string | null };

/** Draws all below the land from `y` on, on a page of this width, and returns where it ends. */
export function drawText(
  pen: Pen,
  width: number,
  y: number,
  text: SheetText,
  labels: Labels,
): number {
  const [left, right] = [SIDE, width - SIDE];
  let at = y;
  const paragraph = (value: string, style: TextStyle, x = left, end = right) => {
    for (const line of pen.wrap(value, end - x, style)) {
      pen.line(line, x, at, style);
      at += style.line;
    }
  };
  const rule = (color: string) => {
    pen.box(left, at, right - left, 1, color);
    at += 1;
  };
  const rows = (all: readonly Row[]) => {
    all.forEach(({ text: value, amount, day, box }, index) => {
      if (index > 0) rule(PAPER.line);
      at += 5;
      const top = at;
      if (box) pen.box(left, top + 6, 12, 12, box);
      if (box === null) pen.dashed(left, top + 6, 12, 12);
      if (day !== undefined) pen.line(day, left, top, strong);
      pen.line(amount, right, top, strong, true);
      const indent = (box === undefined ? 0 : 24) + (day === undefined ? 0 : 104);
      paragraph(value, plain, left + indent, right - pen.widthOf(amount, strong) - 12);
      at = Math.max(at, top + plain.line) + 5;
    });
  };
  const section = (title: string, all: readonly Row[]) => {
    if (all.length === 0) return;
    at += 14;
    rule(PAPER.ink);
    at += 8;
    paragraph(title, strong);
    rows(all);
  };

  at += 20;
  paragraph(text.heading, heading);
  paragraph(text.school, strong);
  paragraph(text.facts, plain);
  at += 14;
  rule(PAPER.ink);
  at += 12;
  if (text.total) {
    const { amount, notes } = text.total;
    pen.line(amount, left, at, large);
    const x = left + pen.widthOf(amount, large) + 14;
    const lines = notes.flatMap((note) => pen.wrap(note, right - x, plain));
    const top = at;
    at += Math.max(0, (large.line - lines.length * plain.line) / 2);
    for (const line of lines) {
      pen.line(line, x, at, plain);
      at += plain.line;
    }
    at = Math.max(at, top + large.line) + 8;
    const unknown = text.parts.filter(({ known }) => !known).length;
    const room = right - left - unknown * UNKNOWN_WIDTH - (text.parts.length - 1) * 2;
    let x0 = left;
    for (const { part, share, known } of text.parts) {
      const wide = known ? share * room : UNKNOWN_WIDTH;
      if (known) pen.box(x0, at, wide, 28, PART_COLORS[part]);
      else pen.dashed(x0, at, wide, 28);
      x0 += wide + 2;
    }
    at += 34;
    rows(text.parts.map((row) => ({ ...row, box: row.known ? PART_COLORS[row.part] : null })));
  } else paragraph(labels.noCost, plain);
  section(labels.scholarships, text.scholarships);
  section(labels.due, text.dues);
  at += 14;
  const noteTop = at;
  paragraph(text.note, small, left + 14);
  pen.box(left, noteTop, 2, at - noteTop, PAPER.edge);
  at += 14;
  rule(PAPER.line);
  at += 10;
  if (text.link) paragraph(`${labels.ownPage} ${text.link.text}`, small, left, right - 110);
  return at + 24;
}
