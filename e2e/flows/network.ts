import { expect, type Locator, type Page } from '@playwright/test';
import { words, type TestLocale } from '../support/words';

/** The network notice of the layout. */
export function networkLine(page: Page): Locator {
  return page.locator('[data-network-line]');
}

/** The announcement about the network. */
export function networkStatus(page: Page): Locator {
  return page.locator('[data-network]');
}

/** The network watcher loads once the page is idle. */
export function waitForNetworkWatcher(page: Page): Promise<void> {
  return expect(networkStatus(page)).toBeAttached();
}

/** Goes offline, and waits for the notice. */
export async function goOffline(page: Page, locale: TestLocale): Promise<void> {
  await waitForNetworkWatcher(page);
  await page.context().setOffline(true);
  const said = `${words(locale, 'overlays', 'network.offline')} ${words(locale, 'overlays', 'network.kept')}`;
  await expect(networkLine(page)).toHaveText(said);
  await expect(networkStatus(page)).toHaveText(said);
}

/** Goes online, and waits for the notice. */
export async function comeBack(page: Page, locale: TestLocale): Promise<void> {
  await page.context().setOffline(false);
  await expect(networkStatus(page)).toHaveText(words(locale, 'overlays', 'network.back'));
  await expect(networkLine(page)).toHaveCount(0);
}

/** The notice of a slow read. */
export async function lateNotice(page: Page, locale: TestLocale): Promise<Locator> {
  const line = networkLine(page).filter({ hasText: words(locale, 'overlays', 'network.late') });
  await expect(line).toBeVisible();
  return line.getByRole('button', { name: words(locale, 'common', 'action.tryAgain') });
}
