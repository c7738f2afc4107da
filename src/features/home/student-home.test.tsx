import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bookmarksQuery } from '@/api/bookmark/queries';
import { addFault } from '@/mocks/server/faults';
import { renderRoute } from '@/test/render-route';

const section = async (name: string | RegExp) => {
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

it('shows one step, the next dates and the essay, the student’s own date before the program’s', async () => {
  const { queryClient } = await renderRoute('/', { signedInAs: 'linh.tran' });
  await section('Later');
  const { queryKey } = bookmarksQuery('en-US');
  const list = queryClient.getQueryData(queryKey) ?? [];
  const [first, second, third] = list;
  if (!first || !second || !third) throw new Error('a short list');
  act(() => {
    queryClient.setQueryData(queryKey, [
      { ...first, status: 'considering', deadline: inDays(5) },
      { ...second, status: 'decided', outcome: 'offer', deadline: inDays(3) },
      { ...third, status: 'submitted', deadline: null },
    ]);
  });
  const step = await section(`Answer ${second.program.school.name}’s offer`);
  expect(step.getByText('15 minutes')).toBeVisible();
  expect(step.getByText(`${second.program.title}, in 3 days`)).toBeVisible();
  expect(step.getByRole('link', { name: 'Open your plan' })).toBeVisible();
  const [date, essay, ...others] = (await section('Later')).getAllByRole('link');
  expect(date).toHaveTextContent(`Apply to ${first.program.school.name}`);
  expect(essay).toHaveTextContent(/words to go in “.+”/);
  expect(others).toEqual([]);
  // The picture says in words what it shows.
  const picture = screen.getByRole('img', { name: /^Your year as a mountain/ });
  expect(picture).toHaveAccessibleName(expect.stringContaining(first.program.school.name));
});

it('without saved programs the step is to save one', async () => {
  const { queryClient } = await renderRoute('/', { signedInAs: 'linh.tran' });
  await section('Later');
  act(() => {
    queryClient.setQueryData(bookmarksQuery('en-US').queryKey, []);
  });
  const step = await section('Save a program you like');
  expect(step.getByRole('link', { name: 'Find a school' })).toBeVisible();
  expect(screen.getByText('Your year begins with one school')).toBeVisible();
});

it('a failed load of the saved programs shows inline, with retry', async () => {
  addFault({ match: 'getBookmarks', kind: 'status', status: 404, times: 1 });
  const { user } = await renderRoute('/', { signedInAs: 'linh.tran' });
  expect(await screen.findByText('We couldn’t load your saved programs.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await section('Later');
});

it('a failed load of the essays leaves out their line alone', async () => {
  addFault({ match: 'getEssays', kind: 'status', status: 404, times: 1 });
  await renderRoute('/', { signedInAs: 'linh.tran' });
  const later = await section('Later');
  expect(later.queryByText(/words to go/)).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('the heading does not take the focus on the first load', async () => {
  await renderRoute('/', { signedInAs: 'minh' });
  // By his given name (R44).
  await screen.findByRole('heading', { level: 1, name: 'Hello, Minh' });
  expect(document.body).toHaveFocus();
});
