import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useAnswersStore } from '@/shared/answers/answers-store';
import type { ProgramListParams } from '@/shared/program/list-params';
import { renderRoute } from '@/test/render-route';
import { toasts } from '@/test/toasts';

// Loaded on demand in a browser; loaded here for all tests.
await import('./share-dialog');

const answers = {
  classGradeId: 12,
  countryIds: [4],
  budget: { min: '10000', max: '20000' },
  average: 8.6,
  ielts: 7,
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

async function open(path: string) {
  useAnswersStore.getState().answer(answers);
  const { user } = await renderRoute(path);
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share this list' }));
  const copied = async () => {
    await user.click(await screen.findByRole('button', { name: 'Copy the link' }));
    return new URL(await navigator.clipboard.readText());
  };
  return { user, dialog, copied };
}

it('a link has ids, sort and filters; the budget only if ticked, and never scores (R21)', async () => {
  const { user, dialog, copied } = await open('/school-list?sort=tuition&page=2&degree=bachelor');
  expect(await dialog.findByText('Netherlands')).toBeVisible();
  expect((await copied()).search).toBe('?sort=tuition&degree=bachelor&countries=4');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  await user.click(
    await screen.findByRole('checkbox', { name: 'My budget: $10,000\u00a0-\u00a0$20,000' }),
  );
  await user.click(screen.getByRole('checkbox', { name: 'Sort and filters of this list' }));
  const { search } = await copied();
  expect(Object.fromEntries(new URLSearchParams(search))).toMatchObject({ budget: '10000-20000' });
  expect(search).not.toMatch(/sort|degree|12|8\.6|ielts/);
});

it('a link has every parameter of the list but its page and view', async () => {
  const all: Record<keyof ProgramListParams, string> = {
    page: '2',
    sort: 'tuition',
    order: 'desc',
    q: 'art',
    degree: 'bachelor',
    language: 'en',
    country: '4',
    tuition: '20000',
    view: 'table',
  };
  const { copied } = await open(`/school-list?${new URLSearchParams(all).toString()}`);
  const { page: _, view: __, ...filters } = all;
  expect(Object.fromEntries((await copied()).searchParams)).toEqual({ ...filters, countries: '4' });
});

it('opens the device’s own sheet, and closing that is no failure', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  Object.assign(navigator, { share, canShare: () => true });
  const { user, dialog } = await open('/school-list');
  await user.click(dialog.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({
    url: expect.stringContaining('/school-list?countries=4'),
    title: 'Share this list',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('shows the link to be copied by hand if the browser refuses', async () => {
  const { user, dialog } = await open('/school-list');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'));
  await user.click(dialog.getByRole('button', { name: 'Copy the link' }));
  const alert = dialog.getByRole('alert');
  await waitFor(() => expect(alert).toHaveTextContent(/Here it is: http\S+\?countries=4$/));
  expect(toasts()).toEqual([]);
});
