import LZString from 'lz-string';
import * as v from 'valibot';
import { daysUntil, localDay } from '@/i18n/format-date';
import type { Locale } from '@/i18n/locales';
import { stripBidiControls } from '@/lib/bidi-controls';
import { pathTo } from '@/routing/paths';
import { SHEET_HASH, SHEET_VIEW } from '@/routing/sheet-link';
import { daySchema, SHEET_DAYS, sheetSchema, type Sheet } from './sheet';

/** Longest fragment and longest text in it: a sheet has a quarter of that. */
const MAX_PACKED_LENGTH = 6000;
const MAX_TEXT_LENGTH = 12_000;

const linkedSchema = v.strictObject({ until: daySchema, sheet: sheetSchema });

/** What the fragment of any link says. */
export type LinkedSheet =
  | { kind: 'sheet'; sheet: Sheet; until: string }
  | { kind: 'expired'; until: string }
  | { kind: 'unreadable' };

/** The last day of a link that is made now. */
export function lastDay(now: Date): string {
  return localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() + SHEET_DAYS));
}

/** The path of a link that carries a sheet, in a locale, and works until a day. */
export function sheetPath(locale: Locale, sheet: Sheet, until: string): string {
  const packed = LZString.compressToEncodedURIComponent(
    JSON.stringify({ until, sheet: { ...sheet, locale } }),
  );
  const path = pathTo(locale, 'school-list', { search: { view: SHEET_VIEW } });
  // Chat apps may leave a sign at the end out of the link. Reading stops before the letter.
  return `${path}${SHEET_HASH}${packed}A`;
}

function unpack(hash: string): unknown {
  if (!hash.startsWith(SHEET_HASH) || hash.length > MAX_PACKED_LENGTH) return null;
  try {
    const text = LZString.decompressFromEncodedURIComponent(hash.slice(SHEET_HASH.length));
    return text && text.length <= MAX_TEXT_LENGTH ? JSON.parse(text, stripBidiControls) : null;
  } catch {
    return null;
  }
}

/** Reads the fragment of any address. Never throws. */
export function readSheet(hash: string, now: Date): LinkedSheet {
  const read = v.safeParse(linkedSchema, unpack(hash));
  if (!read.success) return { kind: 'unreadable' };
  const { until, sheet } = read.output;
  const left = daysUntil(until, now);
  if (left < 0) return { kind: 'expired', until };
  // A day of grace: the sender's calendar may be ahead.
  return left <= SHEET_DAYS + 1 ? { kind: 'sheet', sheet, until } : { kind: 'unreadable' };
}
