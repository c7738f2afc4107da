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

it('greets a student without a name', async () => {
  const user = { id: 1, name: '', email: 'a@example.com', avatar: null, isSchoolListVisited: true };
  addFault({ match: 'getUser', kind: 'status', status: 200, body: { data: user } });
  await renderRoute('/', { signedInAs: 'minh' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Hello$/);
});

/** Three applications, due in 90, 85 and 40 days, and an offer to answer. */
async function openToday() {
  const app = await renderRoute('/', { signedInAs: 'linh.tran' });
  await section('Later');
  const { queryKey } = bookmarksQuery('en-US');
  const list = app.queryClient.getQueryData(queryKey) ?? [];
  const ofSchool = (name: string) => {
    const found = list.find(({ program }) => program.school.name.includes(name));
    if (!found) throw new Error(`no ${name}`);
    return found;
  };
  const plan = [
    { ...ofSchool('Delft'), deadline: inDays(90) },
    { ...ofSchool('KAIST'), deadline: inDays(85) },
    { ...ofSchool('Aalto'), deadline: inDays(40) },
    { ...ofSchool('RMIT'), deadline: inDays(20) },
  ];
  act(() => {
    app.queryClient.setQueryData(queryKey, plan);
  });
  return { ...app, plan };
}

it('shows the nearest step with what it serves, the next dates and the essay', async () => {
  await openToday();
  // Transcripts are proposed 45 days before the deadline: the date of Aalto’s has passed, so it is only still open.
  const step = await section('Register for your test');
  expect(step.getByText('15 minutes')).toBeVisible();
  expect(step.getByText(/^Once for 2 programs: .*KAIST.*in 10 days/)).toBeVisible();
  expect(step.getByRole('link', { name: 'Open your plan' })).toBeVisible();
  const [first, second, essay, ...others] = (await section('Later')).getAllByRole('link');
  expect(first).toHaveTextContent('Ask for a transcript, still open');
  expect(second).toHaveTextContent('Answer RMIT University Vietnam’s offer');
  expect(essay).toHaveTextContent(/words to go in “.+”/);
  expect(others).toEqual([]);
  // The picture says in words what it shows.
  const picture = screen.getByRole('img', { name: /^Your year as a mountain/ });
  expect(picture).toHaveAccessibleName(expect.stringContaining('Aalto University'));
});

it('Done sets a stone for each program; it can be undone, or followed by another step', async () => {
  const { user, requests } = await openToday();
  const states = async () =>
    (await requests())
      .filter(({ url, method }) => url.includes('/plan-steps/') && method === 'PUT')
      .map(({ url, body }) => [url.split('/').at(-1), Reflect.get(Object(body), 'state')]);
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  const done = await section('Enough for today, see you soon');
  expect(done.getByText('2 cairns grew by a stone')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: /^Enough/ })).toHaveFocus());
  await waitFor(async () =>
    expect(await states()).toEqual(Array.from({ length: 2 }, () => ['test', 'done'])),
  );
  await user.click(done.getByRole('button', { name: 'Undo' }));
  await section('Register for your test');
  await waitFor(async () =>
    expect((await states()).slice(2)).toEqual(Array.from({ length: 2 }, () => ['test', 'open'])),
  );
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  await user.click(await screen.findByRole('button', { name: 'Do one more' }));
  await section('Ask your school for a transcript');
});

it('says that a step done without a network waits', async () => {
  const { user } = await openToday();
  addFault({ match: 'putPlanStep', kind: 'network' });
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  const waiting = await screen.findByText(/^2 changes are waiting/, undefined, { timeout: 8000 });
  expect(waiting).toBeVisible();
});

it('says that a step was refused, and leads to the plan', async () => {
  const { user } = await openToday();
  const body = { message: 'Not this one.' };
  addFault({ match: 'putPlanStep', kind: 'status', status: 422, body, times: 1 });
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('1 change wasn’t saved.');
  expect(within(alert).getByRole('link', { name: 'Open your plan' })).toBeVisible();
});

it('a failed load of the steps shows in their place, with retry', async () => {
  addFault({ match: 'getPlanSteps', kind: 'status', status: 404, times: 1 });
  const { user } = await renderRoute('/', { signedInAs: 'linh.tran' });
  expect(await screen.findByText(/^We couldn’t load your steps\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Done' })).toBeVisible();
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
  expect(await screen.findByText(/^We couldn’t load your saved programs\./)).toBeVisible();
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
