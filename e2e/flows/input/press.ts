import { expect, type Locator, type Page } from '@playwright/test';

/** How a student activates a control: by mouse, touch or keyboard. */
export type Press = (control: Locator) => Promise<void>;

/** By mouse. */
export const byMouse: Press = (control) => control.click();

/** By touch; the context needs `hasTouch`. */
export const byFinger: Press = (control) => control.tap();

const MAX_STOPS = 120;

/** Presses Tab until the control has the focus, so that one no key reaches fails the test. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(control)}`);
}

/** Chooses a radio: Tab to its group, arrows to the answer. */
async function chooseRadio(page: Page, radio: Locator): Promise<void> {
  const name = await radio.getAttribute('name');
  const group = page.locator(`input[type=radio][name="${name ?? ''}"]`);
  await tabTo(page, group.first());
  if (await radio.evaluate((element) => element === document.activeElement)) {
    await page.keyboard.press('Space');
  }
  for (let step = 0; step < MAX_STOPS && !(await radio.isChecked()); step++) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(radio).toBeChecked();
}

/** By keyboard alone: Tab, then Space for boxes, arrows for radios and the third step of a range, Enter for everything else. */
export function byKeyboard(page: Page): Press {
  return async (control) => {
    const type = await control.getAttribute('type');
    if (type === 'radio') return chooseRadio(page, control);
    await tabTo(page, control);
    if (type === 'range') {
      for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
      return undefined;
    }
    return page.keyboard.press(type === 'checkbox' ? 'Space' : 'Enter');
  };
}
