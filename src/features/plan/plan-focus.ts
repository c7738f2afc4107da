/** Id of the button that takes the last change back: the focus goes there when the card it was on is gone. */
export const UNDO_ID = 'plan-undo';

/** Id of the control that opens a card; the same on the board and in the table. */
export function openId(key: string): string {
  return `plan-open-${key}`;
}

/** Id of the control that opens a card's menu. */
export function menuId(key: string): string {
  return `plan-menu-${key}`;
}

/** Id of the control that a card is moved with by keyboard. */
export function dragId(key: string): string {
  return `plan-drag-${key}`;
}

/** Something to give the focus to that is looked for when it is needed, for cards come anew where they move. */
export function focusOn(...ids: readonly string[]): { readonly current: HTMLElement | null } {
  return {
    get current() {
      for (const id of ids) {
        const found = document.getElementById(id);
        if (found) return found;
      }
      return null;
    },
  };
}
