import { pathTo } from '@/routing/paths';
import { ROUTE_IDS, ROUTES } from '@/routing/route-table';
import { test } from '../support/test';
import { LOCALES } from '../support/words';
import { ANSWERS, STATES, type State } from './states';

// Every route, and the states worth looking at, in both languages and themes and at two widths, into
// `screenshots/`. `npm run screenshots -- -g compare` takes those alone.

const WIDTHS = [390, 1280];
const THEMES = ['light', 'dark'];

const routes = ROUTE_IDS.map((id): State => {
  const guards: readonly string[] = ROUTES[id].middleware;
  return { name: id, route: id, as: guards.includes('auth') ? 'student' : 'visitor' };
});

const variants = LOCALES.flatMap((locale) =>
  THEMES.flatMap((theme) => WIDTHS.map((width) => ({ locale, theme, width }))),
);

for (const { locale, theme, width } of variants) {
  test.describe(`${locale} ${theme} ${width}`, () => {
    test.use({ viewport: { width, height: width < 768 ? 844 : 900 }, deviceScaleFactor: 1 });

    for (const state of [...routes, ...STATES]) {
      if (state.widths && !state.widths.includes(width)) continue;
      const name = `${state.name}-${locale}-${theme}-${width}`;
      test(name, async ({ page, mock, signIn, expectConsole }) => {
        const stage = { page, mock, locale, width };
        if (state.says) expectConsole(state.says);
        if (state.as === 'student') await signIn('linh.tran');
        await page.addInitScript(
          ([theme_, answers]) => {
            localStorage.setItem('theme', `theme-${theme_}`);
            if (answers) sessionStorage.setItem('answers', answers);
          },
          [theme, state.as === 'answered' ? JSON.stringify({ state: ANSWERS, version: 0 }) : ''],
        );
        await state.before?.(stage);
        const params = { id: 'first-draft' };
        await page.goto(pathTo(locale, state.route, { params, search: state.search ?? {} }));
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        // A call that is to hang never lets the network rest.
        if (!state.name.endsWith('-loading')) await page.waitForLoadState('networkidle');
        await state.after?.(stage);
        await page.evaluate(() => document.fonts.ready);
        if (!state.inSight) {
          // As tall as the page, so that what is fixed to the screen stands at its end.
          const height = await page.evaluate(() => document.documentElement.scrollHeight);
          await page.setViewportSize({ width, height });
        }
        await page.screenshot({ path: `screenshots/${name}.png` });
      });
    }
  });
}
