import { writeFileSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { serveSecurely } from '../support/https';
import { mockControl, type MockControl } from '../support/mock-control';
import { startServers, type Servers } from '../support/servers';
import { startChromium } from './drivers/chromium';
import { ENGINES, type Engine, type SessionOptions } from './drivers/driver';
import { startFirefox } from './drivers/firefox';
import { startWebkit } from './drivers/webkit';
import { enginePage, type EnginePage } from './page';

const STARTS = { chromium: startChromium, firefox: startFirefox, webkit: startWebkit };

type WorkerFixtures = {
  engine: Engine;
  servers: Servers;
};

type TestFixtures = {
  /** The window and language of `app`: by default a laptop's, in English. */
  sessionOptions: SessionOptions;
  mock: MockControl;
  app: EnginePage;
  /** Opens a window with storage of its own. */
  open: (options?: Partial<SessionOptions>) => Promise<EnginePage>;
  /** Signs in a sample student by the cookie, in the open window. */
  signIn: (student?: 'linh.tran' | 'minh') => Promise<void>;
};

/** Scenarios that run in Chromium, Firefox and WebKit against the production build (R46). */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: [
    // Playwright reads from the first parameter what a fixture needs.
    async ({}, use, { project }) => {
      const name = ENGINES.find((each) => project.name.endsWith(each));
      if (!name) throw new Error(`No engine ${project.name}`);
      const engine = await STARTS[name]();
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],

  servers: [
    async ({}, use) => {
      const { stop, api, site } = await startServers();
      // WebKit takes the app's cookies over HTTPS only.
      const secure = await serveSecurely(site);
      await use({ api, site: secure.url });
      secure.stop();
      await stop();
    },
    { scope: 'worker' },
  ],

  sessionOptions: [{ width: 1280, height: 800, language: 'en-US' }, { option: true }],

  mock: [
    async ({ servers }, use) => {
      const mock = mockControl(servers.api);
      await mock.reset();
      await use(mock);
    },
    { auto: true },
  ],

  open: async ({ engine, sessionOptions, servers }, use, info) => {
    const opened: EnginePage[] = [];
    await use(async (options) => {
      const session = await engine.open({ ...sessionOptions, ...options });
      const page = enginePage(session, servers.site);
      opened.push(page);
      // A test clicks faster than a person; five clicks in two seconds would open the mentorship popup (R25).
      await page.goto('/robots.txt');
      await session.run(`void localStorage.setItem('mentorship', 'closed')`);
      return page;
    });
    for (const [index, { session }] of opened.entries()) {
      if (info.status !== info.expectedStatus) {
        writeFileSync(info.outputPath(`window-${index}.png`), await session.screenshot());
      }
      await session.close();
    }
  },

  app: async ({ open }, use) => use(await open()),

  signIn: async ({ app, mock }, use) => {
    await use(async (student = 'linh.tran') => {
      await app.session.addCookie('token', await mock.token(student));
    });
  },
});
