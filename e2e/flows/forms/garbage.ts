import { expect, type Locator, type Page } from '@playwright/test';
import { programs } from '../visit';

/** A text that nobody would type. */
export const LONG = 'x'.repeat(10_000);

/** What the list says was left out, of the answers that were kept or of the address. */
export function notice(page: Page): Locator {
  return page.locator('main [role=status]').filter({ hasText: /left out/i });
}

/** The school list has come up with programs. */
export async function theListIsThere(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(programs(page).first()).toBeVisible();
}
