import { expect, type Locator, type Page } from '@playwright/test';
import { programs } from '../visit';

/** A text that no student would type. */
export const LONG = 'x'.repeat(10_000);

/** The messages above the list. */
export function notices(page: Page): Locator {
  return page.locator('main [aria-live] > div');
}

/** The list's message about dropped answers or parameters. */
export function notice(page: Page): Locator {
  return notices(page).filter({ hasText: /left (it )?out/i });
}

/** Expects a school list with programs. */
export async function theListIsThere(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(programs(page).first()).toBeVisible();
}
