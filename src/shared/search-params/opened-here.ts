/** State of a link that opens a detail over its list: closing the detail is Back then. */
export const OPENED_HERE = { openedHere: true };

/** Whether the state of a history entry carries this mark. */
export function hasMark(state: unknown, mark: string): boolean {
  return typeof state === 'object' && state !== null && mark in state;
}

/** Whether the entry was opened on this page, so that Back leads to the list. */
export function isOpenedHere(state: unknown): boolean {
  return hasMark(state, 'openedHere');
}
