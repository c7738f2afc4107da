import { expect } from '@playwright/test';
import type { RouteId } from '@/routing/route-table';
import { letItOpen, popup } from '../popup';
import type { Stage, State } from './state';

/** Clicks five times on a passive area, until the listener has loaded. */
async function callForIt({ page, locale }: Stage): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 }).first();
  await expect(async () => {
    for (let count = 0; count < 5; count++) await heading.click();
    await expect(popup(page, locale)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
}

const over = (route: RouteId, as: State['as']): State => ({
  name: `offer-${route}`,
  route,
  as,
  inSight: true,
  before: ({ page }) => letItOpen(page),
  after: callForIt,
});

/** The mentorship popup over a page (R25). */
export const POPUP_STATES: readonly State[] = [
  over('majors', 'visitor'),
  over('school-list', 'answered'),
  over('profile', 'student'),
];
