import { fitsEverywhere, NARROWEST } from '../flows/overflow';
import { STUDENT_STATES } from '../flows/states/all';
import { test } from '../flows/states/state';
import { DESKTOP, inDarkTheme, PHONE, switchTheme } from '../flows/variants';

// axe finds nothing in any state of the account's and the student's pages, on a phone in the dark theme and on a desktop in
// the light one, and each state fits the narrowest window of each layout. In Vietnamese, which has the longer words;
// a11y-routes.spec.ts checks the pages themselves at every width.

test.use({ viewport: PHONE });

for (const state of STUDENT_STATES) {
  test(state.name, async ({ page, enter, axe }) => {
    await inDarkTheme(page);
    await enter(state, { locale: 'vi', width: PHONE.width });
    await axe(page);
    await fitsEverywhere(page, NARROWEST);
    if (state.widths) return;
    await page.setViewportSize(DESKTOP);
    await switchTheme(page);
    await axe(page);
  });
}
