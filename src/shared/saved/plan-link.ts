/** The view of /school-list that shows what a visitor saved. */
export const SAVED_VIEW = 'saved';

/** Props of a link to the plan: without an account, the plan is what was saved on this device (R21). */
export function planLink(signedIn: boolean) {
  return signedIn
    ? ({ to: 'checklist' } as const)
    : ({ to: 'school-list', search: { view: SAVED_VIEW } } as const);
}
