import { expect, type Locator, type Page } from '@playwright/test';
import { words } from '../../support/words';
import type { Build } from './builds';
import { untilHydrated } from './first-paint';

/** The browser's message for a missing file. */
export const GONE = /Failed to load resource: .* 404/;

/** A link of the header to a section. */
export function section(page: Page, key: string): Locator {
  return page.getByRole('banner').getByRole('link', { name: words('en', 'common', `nav.${key}`) });
}

/** The heading of a page. */
export function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

/** Opens a section by its link and waits for it. */
export async function go(page: Page, key: string, path: string): Promise<void> {
  await section(page, key).click();
  await expect(page).toHaveURL(path);
  await expect(section(page, key)).toHaveAttribute('aria-current', 'page');
  await expect(heading(page)).toBeVisible();
}

/** Opens a page and waits for hydration: before that the browser handles its links. */
export async function open(page: Page, path: string): Promise<void> {
  await Promise.all([page.waitForRequest(/\/builds\/meta\//), page.goto(path)]);
}

/** The document loads of a page from now on, by path. */
export function documentsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    const { pathname, search } = new URL(request.url());
    paths.push(pathname + search);
  });
  return paths;
}

/** The running build of a page, hydrated: before that the browser handles the page's links, by another load. */
export async function expectBuild(page: Page, { id }: Build): Promise<void> {
  await expect(page.locator('meta[name=build]')).toHaveAttribute('content', id);
  await untilHydrated(page);
}

/** Waits until a page has requested the descriptor this often, with responses. */
export async function waitForPolls(page: Page, times = 1): Promise<void> {
  const asks = () => page.waitForRequest(/\/builds\/latest\.json\?\d+$/);
  for (let time = 0; time < times; time += 1) await asks();
  // A poll starts only after the previous response.
  await asks();
}

/** Disables build detection and prefetching: the descriptor and the manifest are empty. */
export async function tellNothing(page: Page): Promise<void> {
  await page.route('**/builds/**', (route) => route.fulfill({ json: {} }));
}

/** Whether any document has shown the error page, even briefly; starts with the next document. */
export async function watchForErrorPage(page: Page): Promise<() => boolean> {
  let seen = false;
  await page.exposeBinding('tellErrorPage', () => {
    seen = true;
  });
  await page.addInitScript(
    (title) => {
      new MutationObserver(() => {
        const shown = [...document.querySelectorAll('h1')].some((h1) => h1.textContent === title);
        const tell: unknown = Reflect.get(window, 'tellErrorPage');
        if (shown && typeof tell === 'function') tell();
      }).observe(document, { subtree: true, childList: true, characterData: true });
    },
    words('en', 'common', 'error.title'),
  );
  return () => seen;
}
