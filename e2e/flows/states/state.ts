import { expect, type Locator, type Page } from '@playwright/test';
import { pathTo } from '@/routing/paths';
import type { RouteId } from '@/routing/route-table';
import type { MockControl } from '../../support/mock-control';
import { test as base } from '../../support/test';
import { words, type TestLocale } from '../../support/words';
import { HOA } from '../forms/account-forms';
import { beginningOf } from '../plan';
import { waitForFont, settled } from '../idle';
import { ANSWERS } from '../visit';

/** The fixtures for a state. */
export type Stage = {
  page: Page;
  mock: MockControl;
  signIn: (student: 'linh.tran' | 'minh') => Promise<void>;
  signUp: (student: Parameters<MockControl['signUp']>[0]) => Promise<void>;
  expectConsole: (pattern: RegExp, options?: { optional: boolean }) => void;
  locale: TestLocale;
  /** Width of the window. */
  width: number;
};

/** A state of a page with its own checks: screenshot, axe, all widths. */
export type State = {
  name: string;
  route: RouteId;
  params?: { id: string };
  search?: Record<string, string>;
  /**
   * A visitor who has answered, one who has saved programs too, one who has done nothing; Linh, Minh whose
   * account is empty, or someone whose account was made just now.
   */
  as: 'answered' | 'saver' | 'visitor' | 'student' | 'minh' | 'new';
  /** Its widths; all by default. */
  widths?: readonly number[];
  /** Runs before the page opens. */
  before?: (stage: Stage) => Promise<void>;
  /** Runs once the page has loaded. */
  after?: (stage: Stage) => Promise<void>;
  /** The console messages of this state. */
  console?: RegExp;
  /** Whether a call never ends, so that the network is never idle. */
  neverIdle?: boolean;
  /** Whether to capture only the viewport, for content that floats over the page. */
  viewportOnly?: boolean;
};

/** Programs saved on the device: Groningen, Delft and Aalto. */
export const SAVED = [
  { programId: 401030, schoolId: 401 },
  { programId: 404010, schoolId: 404 },
  { programId: 602020, schoolId: 602 },
];

/** A rejection without a field. */
export const FAILING = { kind: 'status', status: 500 } as const;

/** A button by its text in a namespace, in the dialog if one is open, else in the page. */
export function button({ page, locale }: Stage, namespace: string, key: string): Locator {
  return page.getByRole('button', { name: words(locale, namespace, key), exact: true });
}

/** A visible text of a namespace. */
export function expectText({ page, locale }: Stage, namespace: string, key: string): Promise<void> {
  const text = page.getByText(words(locale, namespace, key), { exact: true });
  return expect(text.filter({ visible: true }).first()).toBeVisible();
}

/** A visible text of a failed part of the page, which goes on with the cause. */
export function expectFailure(
  { page, locale }: Stage,
  namespace: string,
  key: string,
): Promise<void> {
  return expect(page.getByText(beginningOf(locale, namespace, key))).toBeVisible();
}

/** Waits until the page is idle: heading, calls, fonts. */
export async function untilReady(page: Page, neverIdle = false): Promise<void> {
  // By its element: a dialog that opens with the page hides it from assistive technology.
  await expect(page.locator('h1').first()).toBeVisible();
  if (!neverIdle) await settled(page);
  await waitForFont(page);
}

async function prepareVisitor({ as }: State, { page, signIn, signUp }: Stage): Promise<void> {
  if (as === 'student') await signIn('linh.tran');
  if (as === 'minh') await signIn('minh');
  if (as === 'new') await signUp(HOA);
  if (as !== 'answered' && as !== 'saver') return;
  const kept = {
    answers: JSON.stringify({ state: { ...ANSWERS, average: 8.6 }, version: 0 }),
    saved: as === 'saver' ? JSON.stringify({ state: { items: SAVED }, version: 0 }) : null,
  };
  await page.addInitScript(({ answers, saved }) => {
    localStorage.setItem('answers', answers);
    if (saved) localStorage.setItem('saved', saved);
  }, kept);
}

async function enterState(state: State, stage: Stage): Promise<void> {
  const { page, locale, expectConsole } = stage;
  if (state.console) expectConsole(state.console);
  await prepareVisitor(state, stage);
  await state.before?.(stage);
  const { params, search } = state;
  const path = pathTo(locale, state.route, {
    params: params ?? { id: '' },
    ...(search && { search }),
  });
  await page.goto(path);
  await untilReady(page, state.neverIdle);
  await state.after?.(stage);
  await waitForFont(page);
}

/** Opens a page and brings it into a state, in a language and a width of the window. */
export type Enter = (state: State, variant: Pick<Stage, 'locale' | 'width'>) => Promise<void>;

/** `test` with the `enter` fixture. */
export const test = base.extend<{ enter: Enter }>({
  enter: async ({ page, mock, signIn, signUp, expectConsole }, use) => {
    const stage = { page, mock, signIn, signUp, expectConsole };
    await use((state, variant) => enterState(state, { ...stage, ...variant }));
  },
});
