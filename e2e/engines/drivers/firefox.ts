import puppeteer, { ElementHandle } from 'puppeteer-core';
import { findProgram } from '../../support/program';
import type { Engine } from './driver';

/** Firefox as the distribution ships it, by Puppeteer over WebDriver BiDi: Playwright needs its own build. */
export async function startFirefox(): Promise<Engine> {
  const launch = (language: string) =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath: findProgram('firefox-esr', 'firefox-esr'),
      extraPrefsFirefox: { 'intl.accept_languages': language, 'ui.prefersReducedMotion': 1 },
    });
  // The languages belong to the browser: each language starts one, once.
  const browsers = new Map<string, ReturnType<typeof launch>>();
  return {
    name: 'firefox',
    open: async ({ width, height, language }) => {
      const started = browsers.get(language) ?? launch(language);
      browsers.set(language, started);
      const context = await (await started).createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height });
      return {
        goto: async (url) => void (await page.goto(url)),
        reload: async () => void (await page.reload()),
        back: async () => void (await page.goBack()),
        forward: async () => void (await page.goForward()),
        run: (expression) => page.evaluate(expression),
        click: async (expression) => {
          const handle = await page.evaluateHandle(expression);
          if (!(handle instanceof ElementHandle))
            throw new Error('The expression returned no element');
          await handle.click();
        },
        type: (text) => page.keyboard.type(text),
        press: async (key, modifier) => {
          if (modifier) await page.keyboard.down(modifier);
          await page.keyboard.press(key);
          if (modifier) await page.keyboard.up(modifier);
        },
        addCookie: (name, value) =>
          context.setCookie({ name, value, domain: new URL(page.url()).hostname, path: '/' }),
        screenshot: async () => Buffer.from(await page.screenshot()),
        close: () => context.close(),
      };
    },
    stop: async () => {
      for (const browser of browsers.values()) await (await browser).close();
    },
  };
}
