import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addFault } from '@/mocks/server/faults';
import { server } from '@/mocks/hosts/node';
import { renderRoute } from '@/test/render-route';

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  window.scrollBy = vi.fn<() => void>();
});

const row = (name: string) => screen.findByRole('button', { name, expanded: false });
const GUIDE = 'What a day is like';
/** A sentence from the guide to nursing. */
const LEARN =
  'You learn to care for patients safely, with theory in class and long placements in hospitals.';

describe('the row of a major', () => {
  it('shows a day at work above each name, and in the guide what comes after it', async () => {
    const { user } = await renderRoute('/majors?cluster=6');
    const button = await row('Nursing');
    const day = 'Take over at seven from the night shift and hear how each patient slept.';
    expect(button).toHaveAccessibleDescription(day);
    expect(screen.getByText(day)).toBeVisible();
    expect(screen.queryByText(LEARN)).not.toBeInTheDocument();
    await user.click(button);
    expect(await screen.findByText(LEARN)).toBeVisible();
    expect(screen.getAllByText(day)).toHaveLength(1);
    expect(screen.getByText(GUIDE)).toBeVisible();
  });

  it('shows the definition of a major without a day at work', async () => {
    const major = { id: 1, title: 'Bare', learn: 'What it is.', subjects: ['Math'] };
    server.use(http.get('*/api/v1/majors', () => HttpResponse.json([major])));
    const { user } = await renderRoute('/majors');
    const button = await row('Bare');
    expect(screen.getByText('What it is.')).toBeVisible();
    expect(button).not.toHaveAccessibleDescription();
    await user.click(button);
    expect(await screen.findByText('Math')).toBeVisible();
    expect(screen.getAllByText('What it is.')).toHaveLength(1);
  });
});

it('the drawing of a field depends on its code, not on its id', async () => {
  const majors = [
    { id: 1, title: 'Law', parent: { id: 'f-1', title: 'Law and order', code: 'law' } },
    { id: 2, title: 'Magic', parent: { id: '11', title: 'Magic and myths' } },
  ];
  server.use(http.get('*/api/v1/majors', () => HttpResponse.json({ data: majors })));
  await renderRoute('/majors');
  const drawings = async (name: string) =>
    (await screen.findByRole('region', { name })).querySelectorAll('svg[viewBox="0 0 48 48"]');
  expect(await drawings('Law and order')).toHaveLength(1);
  expect(await drawings('Magic and myths')).toHaveLength(0);
});

it('majors of an earlier load stay, with a message, if the latest load fails', async () => {
  const { queryClient } = await renderRoute('/majors?cluster=5');
  await row('Mathematics');
  addFault({ match: 'getMajors', kind: 'status', status: 400 });
  await queryClient.invalidateQueries({ queryKey: ['majors'] });
  expect(await screen.findByText(/^We couldn’t load the latest majors/)).toBeVisible();
  await row('Mathematics');
  expect(screen.queryByRole('heading', { name: 'We couldn’t load the majors' })).toBeNull();
});
