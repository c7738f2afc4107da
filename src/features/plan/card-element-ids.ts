import type { PlanStep } from '@/shared/steps/plan-step';

/** Id of the undo button, which gets the focus of a removed card. */
export const UNDO_ID = 'plan-undo';

export function cardLinkId(key: string): string {
  return `plan-open-${key}`;
}

export function cardMenuId(key: string): string {
  return `plan-menu-${key}`;
}

/** Of the control that changes a step, which gets the focus when its sheet closes. */
export function stepMenuId({ programId, key }: PlanStep): string {
  return `plan-step-${programId}-${key}`;
}

export function dragHandleId(key: string): string {
  return `plan-drag-${key}`;
}

/**
 * A ref to the first existing element, else the page's heading, looked up when it is read: moved cards are mounted again,
 * and another tab may have removed one.
 */
export function refToFirst(...ids: readonly string[]): { readonly current: HTMLElement | null } {
  return {
    get current() {
      for (const id of ids) {
        const found = document.getElementById(id);
        if (found) return found;
      }
      return document.querySelector<HTMLElement>('main h1');
    },
  };
}

/** Moves the focus once the pressed button may be gone: to the first existing element, else to the page's heading. */
export function focusNext(...ids: readonly string[]): void {
  requestAnimationFrame(() => refToFirst(...ids).current?.focus());
}
