/** State of a link that opens a detail over its list: closing the detail then goes back. */
export const OPENED_HERE = { openedHere: true };

/** Whether the state of a history entry has this key. */
export function hasMark(state: unknown, mark: string): boolean {
  return typeof state === 'object' && state !== null && mark in state;
}

export function isOpenedHere(state: unknown): boolean {
  return hasMark(state, 'openedHere');
}
