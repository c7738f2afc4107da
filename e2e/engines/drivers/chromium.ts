import { chromium, type BrowserContext, type JSHandle, type Page } from '@playwright/test';
import { findChromium, TEST_FLAGS } from '../../support/chromium';
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

/** Chromium, by Playwright. Its back/forward cache is tested in e2e/session/isolation-tabs.spec.ts. */
export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: TEST_FLAGS });
  return {
    name: 'chromium',
    open: async ({ width, height, language }) => {
      const context = await browser.newContext({
        viewport: { width, height },
        locale: language,
        reducedMotion: 'reduce',
        ignoreHTTPSErrors: true,
      });
      return sessionOf(context, await context.newPage());
    },
    stop: () => browser.close(),
  };
}
