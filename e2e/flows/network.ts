import { expect, type Locator, type Page } from '@playwright/test';
import { words, type TestLocale } from '../support/words';

/** The line of the frame about the network. */
export function networkLine(page: Page): Locator {
  return page.locator('[data-network-line]');
}

/** What is read out of the network. */
export function networkStatus(page: Page): Locator {
  return page.locator('[data-network]');
}

/** What watches the network comes once the page is at rest. */
export function watchesNetwork(page: Page): Promise<void> {
  return expect(networkStatus(page)).toBeAttached();
}

/** Takes the connection away, and waits until the page says so. */
export async function goOffline(page: Page, locale: TestLocale): Promise<void> {
  await watchesNetwork(page);
  await page.context().setOffline(true);
  const said = `${words(locale, 'overlays', 'network.offline')} ${words(locale, 'overlays', 'network.kept')}`;
  await expect(networkLine(page)).toHaveText(said);
  await expect(networkStatus(page)).toHaveText(said);
}

/** Brings the connection back, and waits until the page says so. */
export async function comeBack(page: Page, locale: TestLocale): Promise<void> {
  await page.context().setOffline(false);
  await expect(networkStatus(page)).toHaveText(words(locale, 'overlays', 'network.back'));
  await expect(networkLine(page)).toHaveCount(0);
}

/** Something that is read has taken too long: the line that says so. */
export async function isLate(page: Page, locale: TestLocale): Promise<Locator> {
  const line = networkLine(page).filter({ hasText: words(locale, 'overlays', 'network.late') });
  await expect(line).toBeVisible();
  return line.getByRole('button', { name: words(locale, 'common', 'action.tryAgain') });
}
