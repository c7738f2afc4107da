// @vitest-environment node
import { expect, it } from 'vitest';
import { ROUTE_IDS, ROUTES } from './route-table';

/** Section 2 of the specification: path, layout and guards, in its order. */
const SPECIFIED = [
  ['/', 'dashboard', ''],
  ['/auth', 'main', 'guest'],
  ['/demo', 'nav', ''],
  ['/login', 'main', 'guest'],
  ['/signup', 'main', 'guest'],
  ['/signup/verify-phone', 'main', ''],
  ['/forgot-password', 'main', 'guest'],
  ['/onboarding', 'main', 'auth'],
  ['/pricing', 'nav', ''],
  ['/majors', 'home', ''],
  ['/sophie', 'home', ''],
  ['/ai-essay', 'home', ''],
  ['/scholarship', 'home', ''],
  ['/school-list', 'home', ''],
  ['/resources', 'dashboard', ''],
  ['/profile', 'profile', 'auth, verify-data'],
  ['/profile/edit', 'profile', 'auth, verify-data'],
  ['/profile/essays', 'profile', 'auth, verify-data'],
  ['/profile/essays/:id', 'profile', 'auth, verify-data'],
  ['/profile/checklist', 'profile', 'auth, verify-data'],
  ['/profile/achievements', 'profile', 'auth, verify-data'],
];

const routes = ROUTE_IDS.map((id) => ROUTES[id]);

it('has the routes of the specification, in its order', () => {
  const table = routes.map(({ path, layout, middleware }) => [
    `/${path}`,
    layout,
    middleware.join(', '),
  ]);
  expect(table).toEqual(SPECIFIED);
});

it('has one module per route, named after it', () => {
  const files = Object.keys(import.meta.glob(['../routes/*.tsx', '!../routes/*.test.tsx']));
  const modules = ROUTE_IDS.map((id) => `../routes/${id}.tsx`);
  expect(modules.toSorted()).toEqual(files.toSorted());
});
