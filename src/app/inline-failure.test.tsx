import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addFault } from '@/mocks/server/faults';
import { expectToasts } from '@/test/toasts';
import { renderRoute } from '@/test/render-route';

// Loaded on demand in a browser; loaded here for all tests.
await import('@/ui/overlays/toast-container');
await import('@/app/frame/user-menu');

describe('a failure that the page shows inline has no toast (R15)', () => {
  it.each([
    ['/profile/essays', 'getEssays'],
    ['/profile/achievements', 'getAchievements'],
    ['/profile', 'getEssays'],
    // The account menu reads the same, and shows no failure.
    ['/signup/verify-phone', 'getUser'],
    ['/onboarding?step=countries', 'getBasicInfo'],
  ] as const)('%s, %s', async (path, match) => {
    addFault({ match, kind: 'network' });
    await renderRoute(path, { signedInAs: 'linh.tran' });
    // Several parts of a page may show the same failure.
    expect((await screen.findAllByRole('button', { name: 'Try again' }))[0]).toBeVisible();
    expect(await screen.findByRole('button', { name: /(^Your|’s) account$/ })).toBeVisible();
    await expectToasts();
  });

  it.each([
    ['/majors', 'getUser', 'Your account'],
    // That page shows only their number.
    ['/profile', 'getAchievements', /’s account$/],
  ] as const)('a failure elsewhere has a toast: %s, %s', async (path, match, name) => {
    addFault({ match, kind: 'network' });
    await renderRoute(path, { signedInAs: 'linh.tran' });
    expect(await screen.findByRole('button', { name })).toBeVisible();
    await expectToasts('Network Error');
  });

  it.each([
    ['/', 'getBookmarks'],
    ['/', 'getPlanSteps'],
    ['/school-list', 'getBookmarks'],
    ['/profile', 'getBookmarks'],
    ['/profile', 'getEssays'],
    ['/profile/checklist', 'getBookmarks'],
    ['/profile/checklist', 'getPlanSteps'],
    ['/signup/verify-phone', 'getUser'],
    ['/profile/essays', 'getEssays'],
    ['/profile/achievements', 'getAchievements'],
    ['/majors', 'getMajors'],
    ['/onboarding?step=countries', 'getBasicInfo'],
  ] as const)('comes with the server’s own words: at %s, %s', async (path, match) => {
    const errors = { list: ['The archive is being moved.'] };
    addFault({ match, kind: 'status', status: 422, body: { errors } });
    await renderRoute(path, { signedInAs: 'linh.tran' });
    expect(await screen.findByText(/The archive is being moved\./)).toBeVisible();
    await expectToasts();
  });

  it.each([
    ['network', /You’re offline, or we can’t reach our server\./],
    ['html', /Our server didn’t respond properly\./],
  ] as const)('comes with its cause in plain words: %s', async (kind, words) => {
    addFault({ match: 'getBookmarks', kind });
    await renderRoute('/profile/checklist', { signedInAs: 'linh.tran' });
    expect(await screen.findByText(words)).toHaveTextContent('What you saved is safe');
  });
});
