import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { call } from '@/api/http/client';
import { getUser, putBasicInfo } from '@/api/user/contract';
import { userQuery } from '@/api/user/queries';
import { useEngineState } from '@/shared/program/use-engine';
import { addFault } from '@/mocks/server/faults';
import { renderRoute } from '@/test/render-route';

const part = (name: string) => screen.findByRole('region', { name });
const links = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('/profile of a returning student', () => {
  it('shows the name, the majors line and the current stage', async () => {
    await renderRoute('/profile', { signedInAs: 'linh.tran' });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Your profile');
    expect(screen.getByText('Trần Ngọc Linh')).toBeVisible();
    const line = 'Hoping to study Computer Science, Data Science and Artificial Intelligence.';
    expect(await screen.findByText(line, { exact: false })).toBeVisible();
    const facts = await screen.findByLabelText('At a glance');
    await waitFor(() =>
      expect(facts).toHaveTextContent(
        /Grade12Average, out of 108\.6IELTS7\.0Saved programs9Essays in progress3Achievements5/,
      ),
    );
    expect(screen.queryByRole('region', { name: 'Still to fill in' })).not.toBeInTheDocument();
  });

  it('shows the step of today in a line that leads to it', async () => {
    await renderRoute('/profile', { signedInAs: 'linh.tran' });
    const line = (await screen.findByText('Now')).parentElement ?? document.body;
    const step = within(line).getByRole('link', { name: /^[A-Z]\w+ .+[a-z]$/ });
    expect(step).toHaveAttribute('href', '/');
  });

  it('shows the essays in progress, and the top of the final engine’s list', async () => {
    await renderRoute('/profile', { signedInAs: 'linh.tran' });
    const desk = await part('On your desk');
    await waitFor(() => expect(within(desk).getAllByRole('link')).toHaveLength(3));
    expect(links(desk)[0]?.[1]).toMatch(/^\/profile\/essays\/[\w-]+$/);
    const newest = await part('Top of your list');
    await waitFor(() => expect(within(newest).getAllByRole('listitem')).toHaveLength(3));
    expect(useEngineState.getState().position).toBe('final');
  });

  it('is in Vietnamese, including program names', async () => {
    await renderRoute('/vi/profile', { signedInAs: 'linh.tran' });
    expect(
      await screen.findByText('Muốn học Khoa học máy tính, Khoa học dữ liệu và Trí tuệ nhân tạo.', {
        exact: false,
      }),
    ).toBeVisible();
    expect(await screen.findByLabelText('Vài con số về bạn')).toHaveTextContent('8,6');
  });

  it('shows a failed part inline with retry, and the other parts as usual', async () => {
    addFault({ match: 'getEssays', kind: 'status', status: 400, times: 1 });
    const app = await renderRoute('/profile', { signedInAs: 'linh.tran' });
    const desk = await part('On your desk');
    await app.user.click(await within(desk).findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(desk).getAllByRole('link')).toHaveLength(3));
  });
});

describe('open invitations', () => {
  it('link to their forms, and are never a score', async () => {
    await renderRoute('/profile', { signedInAs: 'minh' });
    const open = await part('Still to fill in');
    await waitFor(() => expect(within(open).getAllByRole('link')).toHaveLength(6));
    expect(links(open)).toEqual([
      ['Tell us your grade', '/profile/edit#school'],
      ['Choose what you would like to study', '/profile/edit#search'],
      ['Add your grade average', '/profile/edit#school'],
      ['Add a language test', '/profile/edit#tests'],
      ['Start an essay', '/profile/essays'],
      ['Write down what you do outside class', '/profile/achievements'],
    ]);
    expect(screen.getByRole('main')).not.toHaveTextContent('%');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('disappear once answered', async () => {
    const app = await renderRoute('/profile', { signedInAs: 'minh' });
    await part('Still to fill in');
    await call(putBasicInfo, { body: { average: 0 } });
    await app.queryClient.invalidateQueries({ queryKey: ['basic-info'] });
    const gap = 'Add your grade average';
    await waitFor(() => expect(screen.queryByText(gap)).not.toBeInTheDocument());
    expect(screen.getByText('Add a language test')).toBeVisible();
  });
});

describe('a first-time user', () => {
  it('starts with a link to the list, and stops being one after the first visit', async () => {
    const app = await renderRoute('/profile', { signedInAs: 'minh' });
    const begin = await part('Start with the list');
    expect(screen.queryByRole('region', { name: 'Top of your list' })).not.toBeInTheDocument();
    expect(await call(getUser, {})).toMatchObject({ isSchoolListVisited: false });
    await app.user.click(within(begin).getByRole('link', { name: 'Open the school list' }));
    // The flag changes with the visit itself, on the server and in the cache.
    await waitFor(() =>
      expect(app.queryClient.getQueryData(userQuery().queryKey)?.isSchoolListVisited).toBe(true),
    );
    expect(await call(getUser, {})).toMatchObject({ isSchoolListVisited: true });
    await app.router.navigate('/profile');
    expect(await part('Top of your list')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Start with the list' })).not.toBeInTheDocument();
    // The invitation to save one is back among the others.
    expect(await screen.findByText('Save your first program')).toBeVisible();
  });
});

describe('`verify-data` on a later page of the profile', () => {
  it('sends no request if the record is cached; otherwise the generic error page shows', async () => {
    const app = await renderRoute('/profile', { signedInAs: 'minh' });
    await part('Still to fill in');
    addFault({ match: 'getUser', kind: 'html' });
    await app.router.navigate('/profile/edit');
    expect(await screen.findByRole('heading', { name: 'Your details' })).toBeVisible();
    app.queryClient.removeQueries({ queryKey: userQuery().queryKey });
    await app.router.navigate('/profile/achievements');
    expect(
      await screen.findByRole('heading', { name: 'We couldn’t load this page' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

it('without plans and changes in the API, has no step to do and is no first visit', async () => {
  vi.stubEnv('VITE_FEATURES', 'none');
  onTestFinished(() => void vi.unstubAllEnvs());
  await renderRoute('/profile', { signedInAs: 'minh' });
  expect(await part('Top of your list')).toBeVisible();
  expect(screen.queryByText('Now')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Start with the list' })).not.toBeInTheDocument();
});
