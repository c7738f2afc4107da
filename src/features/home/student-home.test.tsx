import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bookmarksQuery } from '@/api/bookmark/queries';
import { addFault } from '@/mocks/server/faults';
import { renderRoute } from '@/test/render-route';

const section = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  const found = heading.closest('section');
  if (!found) throw new Error(`no section ${name}`);
  return within(found);
};

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

// Must be the first test: later ones find the lazy parts loaded.
it('the heading takes the focus after a navigation', async () => {
  const { router } = await renderRoute('/school-list', { signedInAs: 'minh' });
  await act(() => router.navigate('/'));
  const heading = await screen.findByRole('heading', { level: 1, name: /^Hello/ });
  await waitFor(() => expect(heading).toHaveFocus());
});

it('the nearest three dates show with their details, the student’s own before the programs’', async () => {
  const { queryClient } = await renderRoute('/', { signedInAs: 'linh.tran' });
  await section('Your list at a glance');
  const { queryKey } = bookmarksQuery('en-US');
  const list = queryClient.getQueryData(queryKey) ?? [];
  const [first, second, third] = list;
  if (!first || !second || !third) throw new Error('a short list');
  act(() => {
    queryClient.setQueryData(queryKey, [
      { ...first, status: 'considering', deadline: inDays(5) },
      { ...second, status: 'decided', deadline: inDays(3) },
      { ...third, status: 'submitted', deadline: null },
    ]);
  });
  const next = await section('Your next deadlines');
  await waitFor(() => expect(next.getAllByRole('listitem')).toHaveLength(2));
  const [one, two] = next.getAllByRole('listitem');
  expect(one).toHaveTextContent(second.program.title);
  expect(one).toHaveTextContent('Reply to the offer');
  expect(two).toHaveTextContent(first.program.title);
  expect(two).not.toHaveTextContent('Reply');
  // The nearest one is the step to take now.
  const step = await section(`Reply to the offer from ${second.program.school.name}`);
  expect(step.getByText('Next, about 15 minutes')).toBeVisible();
  expect(step.getByRole('link', { name: 'Open your plan' })).toBeVisible();
});

it('a failed load of the saved programs shows inline, with retry', async () => {
  addFault({ match: 'getBookmarks', kind: 'status', status: 404, times: 1 });
  const { user } = await renderRoute('/', { signedInAs: 'linh.tran' });
  expect(await screen.findByText('We couldn’t load your saved programs.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await section('Your list at a glance');
});

it('the heading does not take the focus on the first load', async () => {
  await renderRoute('/', { signedInAs: 'minh' });
  // By his given name (R44).
  await screen.findByRole('heading', { level: 1, name: 'Hello, Minh' });
  expect(document.body).toHaveFocus();
});
