import { VARIANTS, nameOf, viewportOf } from '../flows/variants';
import { fitsEverywhere, NARROWEST } from '../flows/overflow';
import { STUDENT_STATES } from '../flows/states/all';
import { test } from '../flows/states/state';

// axe finds nothing in any state of the account's and the student's pages. In Vietnamese, which has the longer words, the
// same visit checks that the state fits the narrowest window of each layout (a11y.spec.ts checks the pages themselves at
// every width); a state that a phone does not have is measured in English.

for (const variant of VARIANTS) {
  const { locale, theme, width } = variant;
  test.describe(nameOf(variant), () => {
    test.use({ viewport: viewportOf(variant) });

    for (const state of STUDENT_STATES) {
      if (state.widths && !state.widths.includes(width)) continue;
      test(state.name, async ({ page, enter, axe }) => {
        await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
        await enter(state, { locale, width });
        await axe(page);
        const measured = VARIANTS.findLast((one) => state.widths?.includes(one.width) ?? true);
        if (variant === measured) await fitsEverywhere(page, NARROWEST);
      });
    }
  });
}
