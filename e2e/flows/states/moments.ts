import { expect } from '@playwright/test';
import { actMoment, MOMENT_OF, momentButton, type MomentKind } from '../moments';
import type { State } from './state';

const KINDS: readonly MomentKind[] = ['saved', 'essay', 'sent', 'offer'];
const ROUTES = {
  saved: 'school-list',
  essay: 'essays',
  sent: 'checklist',
  offer: 'checklist',
} as const;

/** The four moments, as they end. */
export const MOMENT_STATES: readonly State[] = KINDS.map((kind) => ({
  name: `moment-${kind}`,
  route: ROUTES[kind],
  as: MOMENT_OF[kind] === 'minh' ? 'minh' : 'student',
  viewportOnly: true,
  after: async (stage) => {
    await actMoment(kind, stage);
    await expect(momentButton(stage.page, stage.locale, kind)).toBeFocused();
  },
}));
