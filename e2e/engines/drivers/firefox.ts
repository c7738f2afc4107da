import puppeteer, { ElementHandle, type BrowserContext, type Page } from 'puppeteer-core';
import { findProgram } from '../../support/program';
import { TIME_ZONE, type Engine, type Session, type SessionOptions } from './driver';

type Size = Pick<SessionOptions, 'width' | 'height'>;

/** A tab of a context. `inFront` is shared by its tabs: the one that the browser shows. */
async function openTab(
  context: BrowserContext,
  { width, height }: Size,
  inFront: { page?: Page } = {},
): Promise<Session> {
  const page = await context.newPage();
  // Puppeteer's own limit is short on a busy machine; that of the test counts (playwright.config.ts).
  page.setDefaultNavigationTimeout(0);
  // Puppeteer sets the screen's orientation along with the size; a Firefox older than 144 only knows the size.
  await page.setViewport({ width, height }).catch((error: unknown) => {
    if (!String(error).includes('setScreenOrientationOverride')) throw error;
  });
  await page.waitForFunction((expected) => window.innerWidth === expected, {}, width);
  inFront.page = page;
  const show = async () => {
    if (inFront.page === page) return;
    inFront.page = page;
    await page.bringToFront();
  };
  return {
    goto: async (url) => {
      await show();
      // Firefox sometimes cancels a navigation that WebDriver starts right after a student's list has loaded. A click on a
      // link is not affected.
      await page.goto(url).catch((error: unknown) => {
        if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
        return page.goto(url);
      });
    },
    reload: async () => void (await page.reload()),
    newTab: () => openTab(context, { width, height }, inFront),
    early: async (expression) => void (await page.evaluateOnNewDocument(expression)),
    run: (expression) => page.evaluate(expression),
    click: async (expression) => {
      await show();
      const handle = await page.evaluateHandle(expression);
      if (!(handle instanceof ElementHandle)) throw new Error('The expression returned no element');
      await handle.click();
    },
    type: async (text) => {
      await show();
      await page.keyboard.type(text);
    },
    press: async (key, modifier) => {
      await show();
      if (modifier) await page.keyboard.down(modifier);
      await page.keyboard.press(key === 'Space' ? ' ' : key);
      if (modifier) await page.keyboard.up(modifier);
    },
    addCookie: (name, value) =>
      context.setCookie({ name, value, domain: new URL(page.url()).hostname, path: '/' }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => context.close(),
  };
}

/** Firefox as the distribution ships it, by Puppeteer over WebDriver BiDi: Playwright needs its own build. */
export async function startFirefox(): Promise<Engine> {
  const launch = (language: string) =>
    puppeteer.launch({
      browser: 'firefox',
      acceptInsecureCerts: true,
      defaultViewport: null,
      // No scenario reads network events, and reporting them takes a sixth of its time.
      networkEnabled: false,
      env: { ...process.env, TZ: TIME_ZONE },
      executablePath: findProgram('firefox-esr', 'firefox-esr'),
      extraPrefsFirefox: { 'intl.accept_languages': language, 'ui.prefersReducedMotion': 1 },
    });
  // The languages belong to the browser: each language starts one, once.
  const browsers = new Map<string, ReturnType<typeof launch>>();
  return {
    name: 'firefox',
    open: async ({ language, ...size }) => {
      const started = browsers.get(language) ?? launch(language);
      browsers.set(language, started);
      return openTab(await (await started).createBrowserContext(), size);
    },
    stop: async () => {
      for (const browser of browsers.values()) await (await browser).close();
    },
  };
}
