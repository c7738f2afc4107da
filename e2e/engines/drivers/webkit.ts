import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Builder, Capabilities, Key as Keys, WebElement, type WebDriver } from 'selenium-webdriver';
import { endWithWorker, untilItServes } from '../../support/child';
import { freePort, HOST } from '../../support/port';
import { findProgram } from '../../support/program';
import type { Engine, Key, Session, SessionOptions } from './driver';

const KEY_CODES: Record<Key, string> = {
  Enter: Keys.ENTER,
  Tab: Keys.TAB,
  Escape: Keys.ESCAPE,
  ArrowDown: Keys.ARROW_DOWN,
  ArrowUp: Keys.ARROW_UP,
  Space: Keys.SPACE,
  Backspace: Keys.BACK_SPACE,
  End: Keys.END,
};

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

async function startDriver(display: string, language: string) {
  const port = await freePort();
  const child = spawn(
    findProgram('WebKitWebDriver', 'webkit2gtk-driver'),
    [`--port=${port}`, `--host=${HOST}`],
    {
      env: {
        ...process.env,
        DISPLAY: display,
        LANGUAGE: language.replace('-', '_'),
        LC_ALL: 'C.UTF-8',
      },
      stdio: ['ignore', 'ignore', 'ignore'],
    },
  );
  const stop = endWithWorker(child);
  const url = `http://${HOST}:${port}`;
  await untilItServes('WebKitWebDriver', child, `${url}/status`);
  return { url, stop };
}

function sessionOf(driver: WebDriver): Session {
  return {
    goto: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    run: (expression) => driver.executeScript(`return ${expression}`),
    click: async (expression) => {
      const found: unknown = await driver.executeScript(`return ${expression}`);
      if (!(found instanceof WebElement)) throw new Error('The expression returned no element');
      await found.click();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key, modifier) => {
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
  const stopScreen = endWithWorker(screen.child);
  const drivers = new Map<string, ReturnType<typeof startDriver>>();
  const open = async ({ width, height, language }: SessionOptions) => {
    const started = drivers.get(language) ?? startDriver(screen.display, language);
    drivers.set(language, started);
    const driver = await new Builder()
      .usingServer((await started).url)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        }),
      )
      .build();
    await driver.manage().window().setRect({ width, height });
    return sessionOf(driver);
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
