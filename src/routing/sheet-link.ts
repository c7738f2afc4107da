/** The view of /school-list that shows the sheet for parents in the link's fragment. */
export const SHEET_VIEW = 'sheet';
/** A link to a sheet carries all of it behind this, where no server sees it. */
export const SHEET_HASH = '#sheet=';

/** A path without the sheet that it may carry, before the path is stored: the sheet may be someone else's. */
export function withoutSheet(path: string): string {
  const start = path.indexOf(SHEET_HASH);
  return start < 0 ? path : path.slice(0, start).replace(/\?.*$/s, '');
}
