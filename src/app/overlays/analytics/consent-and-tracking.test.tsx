import { act, render, screen, waitFor } from '@testing-library/react';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announceSession, startSession } from '@/api/http/session';
import type { BasicInfo } from '@/api/user/contract';
import { basicInfoQuery, userQuery } from '@/api/user/queries';
import { loadMessages, messagesOf } from '@/i18n/messages';
import { resetSession } from '@/browser/session-reset';
import { useAnswersStore } from '@/shared/answers/answers-store';
import { ConsentAndTracking } from './consent-and-tracking';
import { reopenConsent, useConsent } from './consent';
import type { Service } from './services';

const LINH = { id: 7, email: 'linh@example.com', name: 'Trần Ngọc Linh' };

let tracked: string[] = [];
const load = vi.fn<Service['load']>();
const services: readonly Service[] = [{ kind: 'heatmap', name: 'A service', load }];

async function open({ implied = false } = {}) {
  const client = new QueryClient();
  const router = createMemoryRouter([
    {
      path: '*',
      Component: () => (
        <Suspense>
          <ConsentAndTracking services={services} implied={implied} />
        </Suspense>
      ),
    },
  ]);
  const { unmount } = await act(async () =>
    render(
      <I18nextProvider i18n={messagesOf('en')}>
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nextProvider>,
    ),
  );
  return { client, router, unmount, user: userEvent.setup() };
}

/** Loads the student and the details; subscribers are notified a moment later. */
function know(client: QueryClient, info: BasicInfo = { class_grade_id: 13 }): Promise<void> {
  return act(async () => {
    client.setQueryData(basicInfoQuery('en-US').queryKey, info);
    client.setQueryData(userQuery().queryKey, LINH);
    await new Promise<void>((resolve) => notifyManager.schedule(resolve));
  });
}

const question = () => screen.queryByRole('region', { name: 'May we see how you use Saola?' });
const YES = 'Yes, I’m 18 or older';
const answer = (name: typeof YES | 'No') => screen.getByRole('button', { name });

beforeEach(async () => {
  await loadMessages('en', ['common', 'overlays']);
  useConsent.setState({ answer: null, reopened: false });
  tracked = [];
  load.mockReset().mockImplementation(() =>
    Promise.resolve({
      page: (address) => void tracked.push(`page ${address}`),
      identify: (who) => void tracked.push(`who ${Object.values(who).join(', ')}`),
      stop: () => void tracked.push('stop'),
    }),
  );
});

describe('the consent question', () => {
  it('is shown before any service loads, and announced politely', async () => {
    await open();
    expect(question()).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('May we see'));
    expect(load).not.toHaveBeenCalled();
  });

  it('raises the mentorship popup above it until it is answered (R25)', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(120);
    const { user } = await open();
    const { style } = document.documentElement;
    expect(style.getPropertyValue('--consent')).toBe('120px');
    await user.click(answer('No'));
    expect(style.getPropertyValue('--consent')).toBe('');
  });

  it.each([
    [YES, 1, 'adult'],
    ['No', 0, 'no'],
  ] as const)('answered %s loads %i service, and is not shown again', async (name, times, kept) => {
    const { user, unmount } = await open();
    await user.click(answer(name));
    expect(question()).toBeNull();
    expect(load).toHaveBeenCalledTimes(times);
    expect(localStorage.getItem('analytics')).toBe(kept);
    // The answer belongs to the device, so a logout does not ask again.
    resetSession('this-tab');
    unmount();
    await open();
    expect(question()).toBeNull();
    expect(localStorage.getItem('analytics')).toBe(kept);
  });

  it('is not shown if consent is implied, and without it no age is known: nothing loads', async () => {
    const { user } = await open({ implied: true });
    expect(question()).toBeNull();
    expect(load).not.toHaveBeenCalled();
    act(() => reopenConsent(true));
    await user.click(answer(YES));
    expect(tracked).toEqual(['page /']);
  });

  it('does not count a yes from before it asked for the age', async () => {
    localStorage.setItem('analytics', 'yes');
    await open();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'analytics' })));
    expect(question()).toBeInTheDocument();
    expect(load).not.toHaveBeenCalled();
  });

  it('is not shown to a pupil, who only reads in the settings that nothing is collected', async () => {
    useAnswersStore.getState().answer({ classGradeId: 11 });
    const { user } = await open();
    expect(question()).toBeNull();
    act(() => reopenConsent(true));
    expect(question()).toHaveTextContent('you’re still at school');
    expect(screen.queryByRole('button', { name: YES })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(load).not.toHaveBeenCalled();
  });

  it('is withdrawn by a grade of school, for the next person too', async () => {
    useConsent.setState({ answer: 'adult' });
    await open();
    act(() => useAnswersStore.getState().answer({ classGradeId: 12 }));
    expect(tracked).toEqual(['page /', 'stop']);
    act(() => useAnswersStore.getState().reset());
    expect(load).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('analytics')).toBe('no');
  });

  it('is answered by the browser’s privacy signal, over any stored consent', async () => {
    Reflect.set(navigator, 'globalPrivacyControl', true);
    try {
      useConsent.setState({ answer: 'adult' });
      const { user } = await open({ implied: true });
      expect(question()).toBeNull();
      expect(load).not.toHaveBeenCalled();
      act(() => reopenConsent(true));
      expect(question()).toHaveTextContent('Global Privacy Control');
      expect(screen.queryByRole('button', { name: YES })).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Close' }));
      expect(question()).toBeNull();
    } finally {
      Reflect.deleteProperty(navigator, 'globalPrivacyControl');
    }
  });

  it('follows the answer in another tab', async () => {
    const { user } = await open();
    await user.click(answer(YES));
    localStorage.setItem('analytics', 'no');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'analytics' })));
    expect(tracked).toEqual(['page /', 'stop']);
  });
});

describe('the services', () => {
  it('receive each page, and the student once the app has loaded the account', async () => {
    useConsent.setState({ answer: 'adult' });
    startSession('token-of-linh');
    announceSession();
    const { client, router } = await open();
    await act(() => router.navigate('/majors?q=a'));
    // The age of an account is unknown until its details have loaded.
    expect(tracked).toEqual([]);
    await know(client);
    expect(tracked).toEqual(['who 7, linh@example.com, Trần Ngọc Linh', 'page /majors?q=a']);
    await act(() => router.navigate('/'));
    expect(tracked.at(-1)).toBe('page /');
  });

  it.each([
    [{ class_grade_id: 9 }],
    [{ class_grade_id: '12' }],
    [{ class_grade_id: 'unknown' }],
    [{ class_grade_id: 13, graduation_year: new Date().getFullYear() }],
  ])('never load for a pupil, whatever was answered on this device: %o', async (info) => {
    useConsent.setState({ answer: 'adult' });
    startSession('token-of-linh');
    announceSession();
    const { client } = await open();
    await know(client, info);
    expect(load).not.toHaveBeenCalled();
    expect(localStorage.getItem('analytics')).toBe('no');
  });

  it('receive no student without a session, even if one is cached', async () => {
    useConsent.setState({ answer: 'adult' });
    const { client } = await open();
    await know(client);
    expect(tracked).toEqual(['page /']);
  });

  it('receive nothing of a student after another has signed in elsewhere', async () => {
    useConsent.setState({ answer: 'adult' });
    startSession('token-of-linh');
    announceSession();
    const { client, router } = await open();
    act(() => void client.setQueryData(basicInfoQuery('en-US').queryKey, {}));
    await waitFor(() => expect(tracked).toEqual(['page /']));
    document.cookie = 'token=token-of-minh; path=/';
    await know(client);
    await act(() => router.navigate('/profile'));
    expect(tracked).toEqual(['page /']);
  });
});
