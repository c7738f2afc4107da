import { readFileSync } from 'node:fs';
import {
  expect,
  type Page,
  type PageAssertionsToHaveScreenshotOptions,
  type Route,
} from '@playwright/test';
import { ROUTE_IDS } from '@/routing/route-table';
import { isForStudents, viewportOf, type Variant } from '../flows/variants';
import { settled } from '../flows/idle';
import type { MockControl } from '../support/mock-control';
import { STUDENT_STATES } from '../flows/states/all';
import { test, type Enter, type State } from '../flows/states/state';
import { STATES } from './states';

/** The fixtures for a picture. */
type Fixtures = { page: Page; mock: MockControl; enter: Enter };

/** A state in one variant, compared with the picture of the same name. */
type Picture = { name: string; state: State; variant: Variant };

/** Each route by its id, for a student if it is a student's page. */
const ROUTE_STATES = ROUTE_IDS.map((id): State => ({
  name: id,
  route: id,
  as: isForStudents(id) ? 'student' : 'visitor',
  ...(id === 'essay' && { params: { id: 'e1' } }),
}));

/** All states that can be captured. */
export const ALL_STATES: readonly State[] = [...ROUTE_STATES, ...STATES, ...STUDENT_STATES];

const WIDE = 'en-light-1280';
const DARK_WIDE = 'vi-dark-1280';
const PHONE = 'vi-light-390';
const DARK_PHONE = 'en-dark-390';
const NARROW = 'en-light-360';
const TABLET = 'vi-dark-768';
const EVERY = [PHONE, DARK_PHONE, NARROW, TABLET, WIDE, DARK_WIDE];

/** The variants of each state: language, theme, width. All of them would take too long. */
const VARIANTS_OF: Readonly<Record<string, readonly string[]>> = {
  home: EVERY,
  'home-resume': [DARK_PHONE],
  'question-grade': [PHONE, NARROW, DARK_WIDE],
  'question-budget': [PHONE, DARK_PHONE, WIDE],
  'question-field': [PHONE, DARK_WIDE],
  'question-majors': [NARROW, TABLET],
  'school-list': [PHONE, WIDE],
  'school-list-answered': EVERY,
  'school-list-empty': [DARK_PHONE, WIDE],
  'school-list-table': [TABLET, WIDE],
  'school-list-final': [PHONE],
  'school-detail': EVERY,
  'compare-tray': [DARK_PHONE],
  compare: [PHONE, NARROW, TABLET, WIDE],
  share: [PHONE, DARK_WIDE],
  filters: [DARK_PHONE],
  'saved-view': [PHONE, WIDE],
  checklist: [PHONE, DARK_WIDE, WIDE],
  'plan-table': [WIDE],
  'plan-editor': [DARK_PHONE],
  profile: [PHONE, DARK_WIDE],
  'profile-edit': [PHONE],
  achievements: [DARK_PHONE],
  essays: [PHONE, DARK_WIDE],
  essay: [DARK_PHONE, WIDE],
  'essay-versions': [WIDE],
  'quiz-intro': [PHONE],
  'quiz-deck': [DARK_PHONE, WIDE],
  'quiz-result': [PHONE, DARK_WIDE],
  majors: [PHONE, DARK_WIDE],
  'majors-open': [DARK_PHONE],
  scholarship: [PHONE, DARK_WIDE],
  'scholarship-detail': [DARK_PHONE],
  resources: [PHONE, DARK_WIDE],
  'resources-guide': [DARK_PHONE, WIDE],
  pricing: [PHONE, DARK_WIDE],
  demo: [DARK_PHONE, WIDE],
  login: [PHONE],
  'login-errors': [DARK_WIDE],
  signup: [DARK_PHONE],
  sophie: [PHONE],
  'sophie-answered': [DARK_PHONE, WIDE],
  'feedback-answered': [PHONE],
  'not-found': [PHONE, DARK_WIDE],
  'account-menu': [DARK_PHONE],
  'moment-saved': [PHONE],
  'moment-essay': [DARK_WIDE],
  'moment-sent': [PHONE, DARK_WIDE],
  'moment-offer': [DARK_PHONE, WIDE],
};

function variantOf(text: string): Variant {
  const [locale, theme, width] = text.split('-');
  return {
    locale: locale === 'vi' ? 'vi' : 'en',
    theme: theme === 'dark' ? 'theme-dark' : 'theme-light',
    width: Number(width),
  };
}

/** All compared pictures. */
export const PICTURES: readonly Picture[] = Object.entries(VARIANTS_OF).flatMap(
  ([name, variants]) => {
    const state = ALL_STATES.find((one) => one.name === name);
    if (!state) throw new Error(`No state ${name}`);
    return variants.map((variant) => ({
      name: `${name}-${variant}`,
      state,
      variant: variantOf(variant),
    }));
  },
);

/** The time in every picture: next January, because a cookie of the past would be gone at once. */
const NOW = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 0, 12, 3, 20));

/** The tallest picture, in pixels. */
const MAX_HEIGHT = 4000;

/** Puts the fonts into the document, so that its first layout has them. The context has to bypass the policy. */
async function inlineFonts(route: Route): Promise<void> {
  if (route.request().resourceType() !== 'document') return route.fallback();
  const response = await route.fetch();
  const html = await response.text();
  const waiting = html.replaceAll(/font-display:\w+/g, 'font-display:block');
  const body = waiting.replaceAll(/url\(["']?(\/[^)"']+\.woff2)["']?\)/g, (_url, path: string) => {
    const file = readFileSync(new URL(`../../dist${path}`, import.meta.url));
    return `url(data:font/woff2;base64,${file.toString('base64')})`;
  });
  return route.fulfill({ response, body });
}

/** Opens a picture's page with stopped clocks; returns what to capture of it. */
async function openPicture(
  { state, variant }: Picture,
  { page, mock, enter }: Fixtures,
): Promise<PageAssertionsToHaveScreenshotOptions> {
  await mock.stopClock(NOW);
  await page.clock.setFixedTime(NOW);
  await page.setViewportSize(viewportOf(variant));
  await page.addInitScript((theme) => localStorage.setItem('theme', theme), variant.theme);
  // Dotted lines are not drawn the same twice.
  await plant(page, '* { text-decoration-style: solid !important }');
  await page.route(({ pathname }) => !/^\/api\/|\.\w+$/.test(pathname), inlineFonts);
  await enter(state, variant);
  await page.mouse.move(0, 0);
  if (state.viewportOnly) return {};
  // What loads when it comes into view. Fixed elements are where they are at the top of the page.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  if (!state.neverIdle) await settled(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width: variant.width, height: Math.min(height, MAX_HEIGHT) };
  return { fullPage: true, clip };
}

/** Adds style rules to every page that the test opens; the security policy of the page does not apply to them. */
function plant(page: Page, css: string): Promise<unknown> {
  return page.addInitScript((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** A test that compares a picture with its baseline, or one that expects a planted fault to be found. */
export function compares(picture: Picture, fault?: { name: string; css: string }): void {
  const title = fault ? `${fault.name}, in ${picture.name}` : picture.name;
  test(title, async ({ page, mock, enter }) => {
    if (fault) await plant(page, fault.css);
    const what = await openPicture(picture, { page, mock, enter });
    const comparison = expect(page).toHaveScreenshot(`${picture.name}.png`, what);
    if (fault) await expect(comparison).rejects.toThrow(/are different|Expected an image/);
    else await comparison;
  });
}
