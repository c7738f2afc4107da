import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, Capabilities, Key as Keys, WebElement, type WebDriver } from 'selenium-webdriver';
import { endWithProcess } from '../../../tools/local-servers.mjs';
import { startServer } from '../../support/child';
import { freePort, HOST } from '../../support/port';
import { findProgram } from '../../support/program';
import { TIME_ZONE, type Engine, type Key, type Session, type SessionOptions } from './driver';

const KEY_CODES: Record<Key, string> = {
  Enter: Keys.ENTER,
  Tab: Keys.TAB,
  Escape: Keys.ESCAPE,
  ArrowDown: Keys.ARROW_DOWN,
  ArrowUp: Keys.ARROW_UP,
  ArrowRight: Keys.ARROW_RIGHT,
  Space: Keys.SPACE,
  Backspace: Keys.BACK_SPACE,
  End: Keys.END,
};

/** The time limit of one attempt to open a browser, in milliseconds; two attempts fit into a test. */
const OPEN_MS = 60_000;

const LOCALE_SOURCES: Record<string, string> = { 'en-US': 'en_US', vi: 'vi_VN' };

/** The browser of WebKitGTK that automation opens; it is not on `PATH`. */
function findMiniBrowser(): string {
  const libraries = ['/usr/lib', '/usr/libexec', '/usr/lib64'];
  const folders = libraries.flatMap((library) => [
    library,
    ...(existsSync(library) ? readdirSync(library).map((name) => path.join(library, name)) : []),
  ]);
  const found = folders
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((name) => path.join(folder, name, 'MiniBrowser')),
    )
    .find((file) => existsSync(file));
  if (!found) throw new Error('No MiniBrowser: `apt-get install webkit2gtk-driver`');
  return found;
}

/** A screen without a monitor, for a browser that has no headless mode. Returns its display. */
async function startScreen(): Promise<{ display: string; child: ChildProcess }> {
  const child = spawn(
    findProgram('Xvfb', 'xvfb'),
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  for await (const line of createInterface({ input: child.stdout })) {
    return { display: `:${line.trim()}`, child };
  }
  throw new Error('Xvfb ended before it had a display');
}

/** The folder of one driver: the locale of its language, and a style sheet for its windows. */
function makeFolder(language: string): { folder: string; locale: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'saola-webkit-'));
  const source = LOCALE_SOURCES[language];
  if (!source) throw new Error(`No locale for ${language}`);
  const locale = `${source}.UTF-8`;
  // WebKit takes its languages from the locale, and a machine may have none but C.
  const target = path.join(folder, locale);
  execFileSync(findProgram('localedef', 'locales'), ['-i', source, '-f', 'UTF-8', target]);
  // The toolbar of the browser would keep its windows from being as narrow as a phone.
  mkdirSync(path.join(folder, 'gtk-3.0'));
  writeFileSync(
    path.join(folder, 'gtk-3.0/gtk.css'),
    '* { padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0; font-size: 4px; }',
  );
  return { folder, locale };
}

async function startDriver(display: string, language: string) {
  const port = await freePort();
  const { folder, locale } = makeFolder(language);
  const url = `http://${HOST}:${port}`;
  const driver = findProgram('WebKitWebDriver', 'webkit2gtk-driver');
  const { stop } = await startServer([driver, `--port=${port}`, `--host=${HOST}`], {
    url: `${url}/status`,
    env: {
      ...process.env,
      DISPLAY: display,
      LC_ALL: locale,
      LOCPATH: folder,
      TZ: TIME_ZONE,
      XDG_CONFIG_HOME: folder,
      // Without a GPU, compositing layers in software takes a quarter of a scenario's time.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
    stdio: 'ignore',
    cleanUp: () => rmSync(folder, { recursive: true, force: true }),
  });
  return { url, stop };
}

type Size = Pick<SessionOptions, 'width' | 'height'>;

/** Gives the page this size; the window is larger by its toolbar. */
async function resize(driver: WebDriver, { width, height }: Size): Promise<void> {
  const window = driver.manage().window();
  await window.setRect({ width, height });
  const inner = Number(await driver.executeScript('return innerHeight'));
  await window.setRect({ width, height: height + (height - inner) });
}

/** A tab of a browser. `inFront` is shared by its tabs: the one that commands go to. */
function sessionOf(
  driver: WebDriver,
  size: Size,
  { handle, inFront }: { handle: string; inFront: { handle: string } },
): Session {
  const early: string[] = [];
  const show = async () => {
    if (inFront.handle === handle) return;
    await driver.switchTo().window(handle);
    inFront.handle = handle;
  };
  const run = async (expression: string) => {
    await show();
    return driver.executeScript(`return ${expression}`);
  };
  const runEarly = async () => {
    for (const expression of early) await run(expression);
  };
  return {
    goto: async (url) => {
      await show();
      await driver.get(url);
      await runEarly();
    },
    reload: async () => {
      await show();
      await driver.navigate().refresh();
      await runEarly();
    },
    newTab: async () => {
      // A tab behind another one is hidden, and cannot be brought to the front: a window is not.
      await driver.switchTo().newWindow('window');
      const other = await driver.getWindowHandle();
      inFront.handle = other;
      await resize(driver, size);
      return sessionOf(driver, size, { handle: other, inFront });
    },
    early: async (expression) => void early.push(expression),
    run,
    click: async (expression) => {
      const found = await run(expression);
      if (!(found instanceof WebElement)) throw new Error('The expression returned no element');
      await found.click();
    },
    type: async (text) => {
      await show();
      await driver.actions().sendKeys(text).perform();
    },
    press: async (key, modifier) => {
      await show();
      const code = KEY_CODES[key];
      if (!modifier) return driver.actions().sendKeys(code).perform();
      const held = modifier === 'Control' ? Keys.CONTROL : Keys.SHIFT;
      return driver.actions().keyDown(held).sendKeys(code).keyUp(held).perform();
    },
    addCookie: (name, value) => driver.manage().addCookie({ name, value, path: '/' }),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: () => driver.quit(),
  };
}

/** WebKit, by the WebDriver of WebKitGTK. */
export async function startWebkit(): Promise<Engine> {
  const binary = findMiniBrowser();
  const screen = await startScreen();
  const stopScreen = endWithProcess(screen.child);
  const drivers = new Map<string, ReturnType<typeof startDriver>>();
  /** Sometimes a driver waits forever for the browser that it has launched. Then another driver is started. */
  const openBrowser = async (language: string, attempts = 2): Promise<WebDriver> => {
    const started = drivers.get(language) ?? startDriver(screen.display, language);
    drivers.set(language, started);
    const { url, stop } = await started;
    const opening = new Builder()
      .usingServer(url)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          acceptInsecureCerts: true,
          'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        }),
      )
      .build();
    const driver = await Promise.race([opening, wait(OPEN_MS, null, { ref: false })]);
    if (driver) return driver;
    // It fails once its driver has ended.
    opening.catch(() => {});
    drivers.delete(language);
    await stop();
    if (attempts === 1) throw new Error(`No browser within ${OPEN_MS} ms`);
    return openBrowser(language, attempts - 1);
  };
  const open = async (options: SessionOptions) => {
    const driver = await openBrowser(options.language);
    await resize(driver, options);
    const handle = await driver.getWindowHandle();
    return sessionOf(driver, options, { handle, inFront: { handle } });
  };
  return {
    name: 'webkit',
    open,
    stop: async () => {
      for (const driver of drivers.values()) await (await driver).stop();
      await stopScreen();
    },
  };
}
