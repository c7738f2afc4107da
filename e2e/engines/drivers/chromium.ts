import {
  chromium,
  type Browser,
  type BrowserContext,
  type JSHandle,
  type Page,
} from '@playwright/test';
import { findChromium, launchWithPageCache, TEST_FLAGS } from '../../support/chromium';
import type { Engine, Session } from './driver';

function sessionOf(context: BrowserContext, page: Page): Session {
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    newTab: async () => sessionOf(context, await context.newPage()),
    early: async (content) => void (await page.addInitScript({ content })),
    run: (expression) => page.evaluate(expression),
    click: async (expression) => {
      const handle: JSHandle = await page.evaluateHandle(expression);
      const element = handle.asElement();
      if (!element) throw new Error('The expression returned no element');
      await element.click();
    },
    type: (text) => page.keyboard.type(text),
    press: (key, modifier) => page.keyboard.press(modifier ? `${modifier}+${key}` : key),
    addCookie: (name, value) => context.addCookies([{ name, value, url: page.url() }]),
    screenshot: () => page.screenshot(),
    close: () => context.close(),
  };
}

/** Chromium, by Playwright: the headless shell, or the complete browser for the back/forward cache. */
export async function startChromium(): Promise<Engine> {
  const shell = await chromium.launch({ executablePath: findChromium(), args: TEST_FLAGS });
  const complete: Browser[] = [];
  return {
    name: 'chromium',
    open: async ({ width, height, language, pageCache = false }) => {
      const browser = pageCache ? await launchWithPageCache() : shell;
      if (pageCache) complete.push(browser);
      const context = await browser.newContext({
        viewport: { width, height },
        locale: language,
        reducedMotion: 'reduce',
        ignoreHTTPSErrors: true,
      });
      return sessionOf(context, await context.newPage());
    },
    stop: async () => {
      for (const browser of [shell, ...complete]) await browser.close();
    },
  };
}
