import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '@/api/http/query-client';
import type { Moment } from './moment';
import { Moments } from './moments';

const { watch } = vi.hoisted(() => ({
  watch: vi.fn<(client: unknown, show: (moment: Moment) => void) => () => void>(() => () => {}),
}));
vi.mock('./watch-moments', () => ({ watchMoments: watch }));
vi.mock('./moment-view', () => ({ MomentView: () => <p>A moment</p> }));

it('a moment that was left with Back is not shown again when its page is', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Moments /> }], {
    initialEntries: ['/profile', '/profile/checklist'],
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  act(() => watch.mock.lastCall?.[1]({ kind: 'essay', words: 60 }));
  expect(await screen.findByText('A moment')).toBeVisible();
  await act(() => router.navigate(-1));
  expect(screen.queryByText('A moment')).toBeNull();
  await act(() => router.navigate(1));
  expect(screen.queryByText('A moment')).toBeNull();
});
