import { expect, type Locator, type Page } from '@playwright/test';

/** What a student does with a page, and how many actions it took. */
export type CountedInput = {
  /** Activates a control. */
  press: (control: Locator) => Promise<void>;
  /** Chooses an item of a menu that `press` has opened. */
  item: (item: Locator) => Promise<void>;
  /** Enters a day, `YYYY-MM-DD`: one action. */
  day: (field: Locator, day: string) => Promise<void>;
  /** Saves a form whose field was just filled. */
  save: (button: Locator) => Promise<void>;
  /** Chooses the option of a native list with this text. */
  option: (field: Locator, text: string) => Promise<void>;
  count: () => number;
};

/** One finger; the context needs `hasTouch`. Scrolling is not counted. */
export function countedTouch(): CountedInput {
  let count = 0;
  const press = async (control: Locator) => {
    await control.tap();
    count += 1;
  };
  return {
    press,
    item: press,
    day: async (field, day) => {
      await press(field);
      await field.fill(day);
      count += 1;
    },
    save: press,
    option: async (field, text) => {
      await press(field);
      await field.selectOption({ label: text });
      count += 1;
    },
    count: () => count,
  };
}

const MAX_STOPS = 60;

/** A keyboard alone; each key is an action, each Tab too. */
export function countedKeyboard(page: Page): CountedInput {
  let count = 0;
  const key = async (name: string) => {
    await page.keyboard.press(name);
    count += 1;
  };
  const hasFocus = (control: Locator) =>
    control.evaluate((element) => element === document.activeElement);
  /** Presses a key until the control has the focus. */
  const walk = async (control: Locator, name: string) => {
    await expect(control).toBeVisible();
    for (let stop = 0; stop < MAX_STOPS; stop++) {
      if (await hasFocus(control)) return;
      await key(name);
    }
    throw new Error(`${name} does not reach ${String(control)}`);
  };
  /** Whether the control is before the focus, so that Shift+Tab is the shorter way. */
  const isBehind = (control: Locator) =>
    control.evaluate(
      (element) =>
        document.activeElement !== null &&
        document.activeElement !== document.body &&
        Boolean(
          document.activeElement.compareDocumentPosition(element) &
          Node.DOCUMENT_POSITION_PRECEDING,
        ),
    );
  const reach = async (control: Locator) => {
    await expect(control).toBeVisible();
    await walk(control, (await isBehind(control)) ? 'Shift+Tab' : 'Tab');
  };
  return {
    press: async (control) => {
      await reach(control);
      await key('Enter');
    },
    item: async (item) => {
      await expect(item.page().locator(':focus')).toHaveAttribute('role', /^menu/);
      // The shorter way: the first arrow goes to the first item or the last.
      const steps = await item.evaluate((element) => {
        const items = [
          ...(element.closest('[role=menu]')?.querySelectorAll('[role=menuitem]') ?? []),
        ];
        const at = items.indexOf(element);
        return { down: at, up: items.length - at };
      });
      await walk(item, steps.up < steps.down ? 'ArrowUp' : 'ArrowDown');
      await key('Enter');
    },
    day: async (field, day) => {
      await reach(field);
      const [year, month, date] = day.split('-');
      await page.keyboard.type(`${month}${date}${year}`);
      count += 1;
    },
    // Enter in a field is its form's button.
    save: () => key('Enter'),
    option: async (field, text) => {
      await reach(field);
      const chosen = () =>
        field.evaluate((list: HTMLSelectElement) => list.selectedOptions[0]?.text);
      for (let stop = 0; stop < MAX_STOPS && (await chosen()) !== text; stop++) {
        await key('ArrowDown');
      }
      expect(await chosen()).toBe(text);
    },
    count: () => count,
  };
}
