import { LOOKS, nameOf, windowOf } from '../flows/looks';
import { fitsEverywhere, NARROWEST } from '../flows/overflow';
import { STUDENT_STATES } from '../flows/states/all';
import { enterState } from '../flows/states/state';
import { test } from '../support/test';

// axe finds nothing on the account's and the student's own pages either, whatever is open on them, missing or
// refused. In Vietnamese, whose words are the longer ones, the same visit also looks whether it
// all fits where each layout is narrowest (the pages themselves at every width: a11y.spec.ts); a state that a phone does not have is measured in English.

for (const look of LOOKS) {
  const { locale, theme, width } = look;
  test.describe(nameOf(look), () => {
    test.use({ viewport: windowOf(look) });

    for (const state of STUDENT_STATES) {
      if (state.widths && !state.widths.includes(width)) continue;
      test(state.name, async ({ page, mock, signIn, signUp, expectConsole, axe }) => {
        await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
        await enterState(state, { page, mock, signIn, signUp, expectConsole, locale, width });
        await axe(page);
        const measured = LOOKS.findLast((one) => state.widths?.includes(one.width) ?? true);
        if (look === measured) await fitsEverywhere(page, NARROWEST);
      });
    }
  });
}
