import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axeCore from 'axe-core';
import type { NodeResult } from 'axe-core';
import { waitForFont, trackRequests } from '../flows/idle';
import { mockControl, type MockControl } from './mock-control';
import { buildWith } from './other-build';
import { startServers, type Servers } from './servers';

/** Chromium's message about a page with status 404, for `expectConsole`. */
export const DOCUMENT_404 =
  /^error: Failed to load resource: the server responded with a status of 404 \(Not Found\)$/;

/** Chromium's message about a request that failed, for `expectConsole`. */
export const FAILED_REQUEST = /Failed to load resource/;

/** Minified, which the browser parses faster than the module's `source`. */
const AXE_SOURCE = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** WCAG 2.2 AA and best practices. */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type TestFixtures = {
  /** The mock API of this worker: its requests and its faults. */
  mock: MockControl;
  /**
   * Expects a console message or an error of the page, at least once; `optional` if timing decides whether it comes,
   * as with a request that was under way when the network went.
   */
  expectConsole: (pattern: RegExp, options?: { optional: boolean }) => void;
  /** Fails if a page violated the policy of the build. */
  policy: undefined;
  /** Fails if axe finds a violation in the current page. */
  axe: (page: Page) => Promise<void>;
  /** Signs in a sample student by the cookie, before the first page opens. */
  signIn: (student: 'linh.tran' | 'minh') => Promise<void>;
  /** Creates an account with the API and signs in by the cookie; its phone number is unconfirmed. */
  signUp: (student: NewStudent) => Promise<void>;
};

/** The data of a new account. */
type NewStudent = { name: string; email: string; phone: string; password: string };

type WorkerFixtures = {
  servers: Servers;
  /** The settings of the tested build; by default it is `dist`. */
  buildSettings: Record<string, string>;
};

/** Playwright's own message where a test allows no service worker. */
const NO_WORKER = 'warning: Service Worker registration blocked by Playwright';

function listen(context: BrowserContext, onMessage: (text: string) => void): void {
  context.on('console', (message) => {
    const text = `${message.type()}: ${message.text()}`;
    if (text !== NO_WORKER) onMessage(text);
  });
  context.on('weberror', (event) => {
    const { name, message, stack } = event.error();
    onMessage(`thrown: ${name}: ${message}\n${stack ?? ''}`);
  });
}

/** The policy violations in any page of a context, from now on: directive, URL, and page. */
async function refusals(context: BrowserContext): Promise<string[]> {
  const broken: string[] = [];
  await context.exposeBinding('tellViolation', ({ page }, what: string) => {
    broken.push(`${page.url()}: ${what}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const what = `${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`;
      const tell: unknown = Reflect.get(window, 'tellViolation');
      if (typeof tell === 'function') tell(what);
    });
  });
  return broken;
}

/** Playwright's `test` against the production build and a mock API per worker (R37). */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  buildSettings: [{}, { option: true, scope: 'worker' }],

  servers: [
    async ({ buildSettings }, use) => {
      const isDefault = Object.keys(buildSettings).length === 0;
      const { stop, ...servers } = await startServers(
        isDefault ? 'dist' : await buildWith(buildSettings),
      );
      await use(servers);
      await stop();
    },
    { scope: 'worker' },
  ],

  // A test clicks faster than a person, and five clicks in two seconds open the mentorship popup (R25):
  // it is permanently dismissed, unless a test enables it (flows/popup.ts).
  context: async ({ context }, use) => {
    trackRequests(context);
    await context.addInitScript(() => {
      try {
        if (!document.cookie.includes('offer=open')) localStorage.setItem('mentorship', 'closed');
      } catch {
        // Nothing is stored if a test blocks storage.
      }
    });
    await use(context);
  },

  baseURL: async ({ servers }, use) => use(servers.site),

  mock: [
    async ({ servers }, use) => {
      const mock = mockControl(servers.api);
      await mock.reset();
      await use(mock);
    },
    { auto: true },
  ],

  expectConsole: [
    async ({ context }, use) => {
      const heard: string[] = [];
      const expected: RegExp[] = [];
      const optional = new Set<RegExp>();
      listen(context, (text) => heard.push(text));
      await use((pattern, options) => {
        expected.push(pattern);
        if (options?.optional) optional.add(pattern);
      });
      const unexpected = heard.filter((text) => !expected.some((pattern) => pattern.test(text)));
      expect(unexpected, 'said in the console and declared by no test').toEqual([]);
      const silent = expected.filter(
        (pattern) => !optional.has(pattern) && !heard.some((text) => pattern.test(text)),
      );
      expect(silent, 'declared and never said in the console').toEqual([]);
    },
    { auto: true },
  ],

  policy: [
    async ({ context }, use) => {
      const broken = await refusals(context);
      await use(undefined);
      expect(broken, 'refused by the content security policy').toEqual([]);
    },
    { auto: true },
  ],

  // Playwright reads from the first parameter what a fixture needs.
  axe: async ({}, use) => {
    await use(async (page) => {
      await waitForFont(page);
      // Not by addScriptTag, which the policy of the build refuses.
      if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SOURCE);
      const found = await page.evaluate(async (tags) => {
        const axe: typeof axeCore = Reflect.get(window, 'axe');
        // Base UI's focus guards: focusable while they pass the focus on to the menu.
        const context = { exclude: ['[data-base-ui-focus-guard]'] };
        // Details of what passed take most of the time.
        const options = { resultTypes: ['violations' as const], elementRef: true };
        const { violations } = await axe.run(context, { ...options, runOnly: tags });
        /** Whether a bar that stays in the window covers an end of it: it can be scrolled out from there. */
        const isUnderBar = (element: Element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return [top + 1, bottom - 1].some((y) => {
            let cover = document.elementFromPoint((left + right) / 2, y);
            if (!cover || element.contains(cover)) return false;
            while (cover && !/fixed|sticky/.test(getComputedStyle(cover).position)) {
              cover = cover.parentElement;
            }
            return cover !== null && !cover.contains(element);
          });
        };
        const place = ({ target, failureSummary }: NodeResult) =>
          `${target.join(' ')} — ${failureSummary ?? ''}`;
        return violations
          .map(({ id, help, nodes }) => ({
            rule: `${id}: ${help}`,
            at: nodes
              .filter(({ element }) => id !== 'target-size' || !element || !isUnderBar(element))
              .map(place),
          }))
          .filter(({ at }) => at.length > 0);
      }, AXE_TAGS);
      expect(found, `axe on ${page.url()}`).toEqual([]);
    });
  },

  signIn: async ({ context, mock, servers }, use) => {
    await use(async (student) => {
      const value = await mock.token(student);
      await context.addCookies([{ name: 'token', value, url: servers.site, sameSite: 'Lax' }]);
      await mock.forgetRequests();
    });
  },

  signUp: async ({ context, mock, servers }, use) => {
    await use(async (student) => {
      const value = await mock.signUp(student);
      await context.addCookies([{ name: 'token', value, url: servers.site, sameSite: 'Lax' }]);
      await mock.forgetRequests();
    });
  },
});
