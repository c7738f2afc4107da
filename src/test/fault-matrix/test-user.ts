import { render } from '@testing-library/react';
import { createElement } from 'react';
import { vi } from 'vitest';
import { configureClient } from '@/api/http/client';
import { stopSlowCalls } from '@/api/http/slow-calls';
import {
  announceSession,
  bearerToken,
  endSession,
  publicToken,
  startSession,
  storePublicToken,
} from '@/api/http/session';
import { userQuery } from '@/api/user/queries';
import { AppRoot, createApp, type App } from '@/app/create-app';
import { inLocale, LOCALES, type Locale } from '@/i18n/locales';
import { changeTables, readTables } from '@/mocks/data/db';
import { clearFaults } from '@/mocks/server/faults';
import { server } from '@/mocks/hosts/node';
import { forgetRequests } from '@/mocks/server/recorder';
import { openSession } from '@/mocks/data/sessions';
import type { Tables } from '@/mocks/data/tables';
import { disposeLater } from '@/test/page/clean-page';
import { connectToasts, type Toast } from '@/ui/overlays/toaster';
import { describeDevice, fillDevice } from './device';
import { readSamples, type Samples } from './samples';
import type { CallContext, CallVariant } from './variants';

/** A deleted essay of the sample student. */
export const DELETED_ESSAY = 'deleted';
/** A cache key that no call of the matrix touches. */
const OTHER_DATA = ['other data'];
/** Pages without requests, so that only the call of the cell is sent, and another page to open. */
const PAGES = {
  student: { stay: '/pricing', leave: '/demo' },
  visitor: { stay: '/login', leave: '/signup' },
} as const;

/** The state of the user, to be compared with the expected one. */
export type Snapshot = {
  path: string;
  toasts: string[];
  /** The number of redirects to /login. */
  loginRedirects: number;
  signedIn: boolean;
  /** Whether the public session is still the user's. */
  publicSession: boolean;
  /** The user's data on the device: `all`, `none`, or the difference. */
  device: string;
  cache: boolean;
  /** Whether the page shows the student's name. */
  showsName: boolean;
  console: string[];
};

/** The whole app with a user, shared by consecutive cells. */
export type TestUser = {
  app: App;
  context: (locale: Locale, other?: boolean) => CallContext;
  /** Restores the state before the first cell, on the page of a language. */
  reset: (locale: Locale) => Promise<void>;
  otherPage: (locale: Locale) => string;
  /** Resolves when nothing is pending any more. */
  waitUntilIdle: () => Promise<void>;
  /** Stops waiting for the pending requests. */
  forgetPending: () => void;
  /** Lets received responses be processed. */
  flush: () => Promise<void>;
  snapshot: () => Snapshot;
  close: () => void;
};

const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** The ids of pending requests. */
const inFlight = new Set<string>();
let watched = false;

function watchNetwork(): void {
  if (watched) return;
  watched = true;
  server.events.on('request:start', ({ requestId }) => inFlight.add(requestId));
  server.events.on('request:end', ({ requestId }) => inFlight.delete(requestId));
}

/** The limit of event loop turns, after which a task counts as endless. */
const MAX_TURNS = 10_000;

/** The tables of a server with the sample student, and one essay to restore. */
async function prepareTables(): Promise<{ bearer: string; visit: string; tables: Tables }> {
  await changeTables(({ accounts: [linh] }) => {
    const [essay] = linh?.essays ?? [];
    if (!linh || !essay) throw new Error('No sample student');
    const deletedAt = new Date().toISOString();
    linh.essays.push({ ...essay, id: DELETED_ESSAY, clientId: DELETED_ESSAY, deletedAt });
  });
  const [bearer, visit] = [await openSession('bearer', 1), await openSession('public', null)];
  return { bearer, visit, tables: await readTables() };
}

/** Opens the app for the user of a variant, with the API at an origin. */
export async function openTestUser(
  { as, beforeSession }: CallVariant,
  api: string,
): Promise<TestUser> {
  // The layout loads the account at the start, not in the middle of a cell.
  await import('@/app/frame/user-menu');
  const { bearer, visit, tables } = await prepareTables();
  const pages = PAGES[as];
  const toasts: Toast[] = [];
  const consoleMessages: string[] = [];
  let loginRedirects = 0;
  connectToasts((toast) => toasts.push(toast));
  const record = (...values: unknown[]) => consoleMessages.push(values.map(String).join(' '));
  vi.spyOn(console, 'error').mockImplementation(record);
  vi.spyOn(console, 'warn').mockImplementation(record);
  watchNetwork();

  const signIn = () => {
    startSession(bearer);
    storePublicToken(visit);
    announceSession();
  };
  signIn();
  const samples: Samples = await readSamples();
  if (as === 'visitor') {
    endSession();
    announceSession();
  }
  window.history.pushState(null, '', pages.stay);
  const app = createApp();
  disposeLater(app);
  const { queryClient: client, router } = app;
  configureClient({ baseUrl: api });
  // The delay before a repeated GET is not tested here.
  configureClient({ retryDelayMs: 0, slowAfterMs: 0 });
  render(createElement(AppRoot, { app }));

  const userKey = userQuery().queryKey;
  /** Resolves when the layout has loaded the account, so that it sends no request during a cell. */
  const accountLoaded = async () => {
    if (as === 'visitor') return;
    await vi.waitFor(
      () => {
        const loaded = client.getQueryData(userKey);
        // The account button renders a moment later, and refetches after a failure.
        const rendered = document.querySelector('button[aria-label*="Linh"]');
        if (!loaded || !rendered) throw new Error('The account has not loaded');
      },
      { interval: 5 },
    );
  };
  await accountLoaded();
  const user = client.getQueryData(userKey);

  let wasAtLogin = false;
  router.subscribe(({ location }) => {
    const atLogin = location.pathname.endsWith('/login');
    if (atLogin && !wasAtLogin) loginRedirects += 1;
    wasAtLogin = atLogin;
  });

  const busy = () =>
    client.isFetching() + client.isMutating({ predicate: ({ state }) => !state.isPaused }) > 0 ||
    inFlight.size > 0 ||
    router.state.navigation.state !== 'idle' ||
    !router.state.initialized;
  const waitUntilIdle = async () => {
    let quiet = 0;
    for (let turns = 0; quiet < 3; turns += 1) {
      await turn();
      quiet = busy() ? 0 : quiet + 1;
      if (turns > MAX_TURNS) throw new Error('A task never ends');
    }
  };

  const reset = async (locale: Locale) => {
    clearFaults();
    server.resetHandlers();
    stopSlowCalls();
    inFlight.clear();
    // Requests that a page still has pending get responses from the known tables.
    await waitUntilIdle();
    await changeTables((now) => Object.assign(now, structuredClone(tables)));
    const wanted = as === 'student' ? bearer : null;
    if (bearerToken() !== wanted) {
      if (wanted) signIn();
      else endSession();
      announceSession();
    }
    // An empty token counts as none.
    storePublicToken(beforeSession ? '' : visit);
    const path = inLocale(pages.stay, locale);
    if (router.state.location.pathname !== path) await router.navigate(path, { replace: true });
    // An earlier cell may have changed the student's name.
    if (as === 'student') client.setQueryData(userKey, user);
    await accountLoaded();
    await waitUntilIdle();
    client.getMutationCache().clear();
    const unused = client.getQueryCache().getAll();
    for (const query of unused) {
      if (query.getObserversCount() === 0) client.getQueryCache().remove(query);
    }
    client.setQueryData(OTHER_DATA, 'kept');
    fillDevice();
    forgetRequests();
    toasts.length = 0;
    consoleMessages.length = 0;
    loginRedirects = 0;
    wasAtLogin = router.state.location.pathname.endsWith('/login');
  };

  return {
    app,
    context: (locale, other = false) => ({ client, samples, language: LOCALES[locale].tag, other }),
    reset,
    otherPage: (locale) => inLocale(pages.leave, locale),
    waitUntilIdle,
    forgetPending: () => inFlight.clear(),
    flush: async () => {
      for (let count = 0; count < 5; count += 1) await turn();
    },
    snapshot: () => ({
      path: router.state.location.pathname,
      toasts: toasts.map(({ text }) => text),
      loginRedirects,
      signedIn: bearerToken() !== null,
      publicSession: publicToken() === visit,
      device: describeDevice(),
      cache: client.getQueryData(OTHER_DATA) !== undefined,
      showsName: /Linh/.test(document.body.textContent),
      console: [...consoleMessages],
    }),
    close: () => connectToasts(null),
  };
}
