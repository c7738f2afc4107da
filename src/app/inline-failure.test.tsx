import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { addFault } from '@/mocks/server/faults';
import { expectToasts } from '@/test/toasts';
import { renderRoute } from '@/test/render-route';

/** Loaded on demand in a browser; loaded here for all tests. */
beforeAll(async () => {
  await import('@/ui/overlays/toast-container');
  await import('@/app/frame/user-menu');
});

describe('a failure that the page shows inline has no toast (R15)', () => {
  it.each([
    ['/profile/essays', 'getEssays'],
    ['/profile/achievements', 'getAchievements'],
    ['/profile', 'getEssays'],
    // The account menu reads the same, and shows no failure.
    ['/signup/verify-phone', 'getUser'],
  ] as const)('%s, %s', async (path, match) => {
    addFault({ match, kind: 'network' });
    await renderRoute(path, { signedInAs: 'linh.tran' });
    // Several parts of a page may show the same failure.
    expect((await screen.findAllByRole('button', { name: 'Try again' }))[0]).toBeVisible();
    expect(await screen.findByRole('button', { name: /^(Account of|Your account)/ })).toBeVisible();
    await expectToasts();
  });

  it.each([
    ['/majors', 'getUser', 'Your account'],
    // That page shows only their number.
    ['/profile', 'getAchievements', /^Account of/],
  ] as const)('a failure elsewhere has a toast: %s, %s', async (path, match, name) => {
    addFault({ match, kind: 'network' });
    await renderRoute(path, { signedInAs: 'linh.tran' });
    expect(await screen.findByRole('button', { name })).toBeVisible();
    await expectToasts('Network Error');
  });
});
