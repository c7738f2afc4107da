/** State of a link that opens a detail over its list: closing the detail then goes back. */
export const OPENED_FROM_PAGE = { openedFromPage: true };

/** Whether the state of a history entry has this key. */
export function hasHistoryFlag(state: unknown, mark: string): boolean {
  return typeof state === 'object' && state !== null && mark in state;
}

export function isOpenedFromPage(state: unknown): boolean {
  return hasHistoryFlag(state, 'openedFromPage');
}
