import { expect } from '@playwright/test';
import type { RouteId } from '@/routing/route-table';
import { enablePopup, popup } from '../popup';
import type { Stage, State } from './state';

/** Clicks five times at once on a passive area. If its listener comes too late for them, the popup opens after 15 s. */
async function triggerPopup({ page, locale }: Stage): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().click({ clickCount: 5 });
  await expect(popup(page, locale)).toBeVisible();
}

const over = (route: RouteId, as: State['as']): State => ({
  name: `offer-${route}`,
  route,
  as,
  viewportOnly: true,
  before: ({ page }) => enablePopup(page),
  after: triggerPopup,
});

/** The mentorship popup over a page (R25). */
export const POPUP_STATES: readonly State[] = [
  over('majors', 'visitor'),
  over('school-list', 'answered'),
  over('profile', 'student'),
];
