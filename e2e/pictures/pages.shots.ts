import { test } from '../flows/states/state';
import { LOCALES } from '../support/words';
import { ALL_STATES } from './pictures';

// Every route, and the states worth looking at, in both languages and themes and at four widths, into
// `screenshots/`. `npm run screenshots -- -g compare` takes only those.

const WIDTHS = [360, 390, 768, 1280];
const THEMES = ['light', 'dark'];

const variants = LOCALES.flatMap((locale) =>
  THEMES.flatMap((theme) => WIDTHS.map((width) => ({ locale, theme, width }))),
);

for (const { locale, theme, width } of variants) {
  test.describe(`${locale} ${theme} ${width}`, () => {
    test.use({ viewport: { width, height: width < 768 ? 844 : 900 }, deviceScaleFactor: 1 });

    for (const state of ALL_STATES) {
      if (state.widths && !state.widths.includes(width)) continue;
      const name = `${state.name}-${locale}-${theme}-${width}`;
      test(name, async ({ page, enter }) => {
        await page.addInitScript((value) => localStorage.setItem('theme', value), `theme-${theme}`);
        await enter(state, { locale, width });
        if (!state.viewportOnly) {
          // As tall as the page, so that fixed elements are at its end.
          const height = await page.evaluate(() => document.documentElement.scrollHeight);
          await page.setViewportSize({ width, height });
        }
        await page.screenshot({ path: `screenshots/${name}.png` });
      });
    }
  });
}
