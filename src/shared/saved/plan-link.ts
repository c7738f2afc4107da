/** Props of a link to the plan: without an account, the plan is what was saved on this device (R21). */
export function planLink(signedIn: boolean) {
  return signedIn
    ? ({ to: 'checklist' } as const)
    : ({ to: 'school-list', search: { view: 'saved' } } as const);
}
