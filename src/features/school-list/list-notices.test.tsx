import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { call } from '@/api/http/client';
import { getBasicInfo } from '@/api/user/contract';
import { addFault } from '@/mocks/server/faults';
import { NO_ANSWERS } from '@/shared/answers/answers';
import { useAnswersStore } from '@/shared/answers/answers-store';
import { renderRoute } from '@/test/render-route';

it('a link asks before it replaces answers of an account that could not be loaded', async () => {
  addFault({ match: 'getBasicInfo', kind: 'status', status: 500, times: 2 });
  const { user, requests, router } = await renderRoute('/school-list?field=5&majors=25', {
    signedInAs: 'linh.tran',
  });
  const use = await screen.findByRole('button', { name: 'Use the link’s answers' });
  expect((await requests()).filter(({ method }) => method === 'PUT')).toEqual([]);
  await user.click(use);
  await waitFor(async () =>
    expect(await call(getBasicInfo, {})).toMatchObject({ program_title_parent_id: 5 }),
  );
  expect(router.state.location.search).toBe('');
});

it('a link asks a student without answers, too, before it is used (R21)', async () => {
  const { user, requests } = await renderRoute('/school-list?countries=1&majors=25', {
    signedInAs: 'minh',
  });
  const use = await screen.findByRole('button', { name: 'Use the link’s answers' });
  expect((await requests()).filter(({ method }) => method === 'PUT')).toEqual([]);
  await user.click(use);
  await waitFor(async () =>
    expect(await call(getBasicInfo, {})).toMatchObject({
      country_ids: [1],
      educational_records: { next_program_titles: [{ id: 25, title: 'Mathematics' }] },
    }),
  );
});

it('a link asks a student still after another press on the page (R21)', async () => {
  const { user, requests, router } = await renderRoute('/school-list?countries=1&majors=25', {
    signedInAs: 'minh',
  });
  await screen.findByRole('button', { name: 'Use the link’s answers' });
  await user.click(screen.getByRole('button', { name: 'Table' }));
  await waitFor(() => expect(router.state.location.search).toContain('view=table'));
  expect(screen.getByRole('button', { name: 'Use the link’s answers' })).toBeVisible();
  expect((await requests()).filter(({ method }) => method === 'PUT')).toEqual([]);
});

it('a link with the answers that the person has asks nothing', async () => {
  useAnswersStore.getState().answer({ countryIds: [1, 2], ielts: 7 });
  const { router } = await renderRoute('/school-list?countries=2,1');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.queryByRole('button', { name: 'Use the link’s answers' })).toBeNull();
  expect(device()).toEqual({ ...NO_ANSWERS, countryIds: [1, 2], ielts: 7 });
});

it.each([
  ['field=5&majors=25', { parentId: 5, titleIds: [25] }],
  ['countries=1', { countryIds: [1] }],
])('what a link does not name stays the person’s own: %s', async (query, used) => {
  const own = { countryIds: [2], parentId: 1, titleIds: [1] };
  useAnswersStore.getState().answer(own);
  const { user } = await renderRoute(`/school-list?${query}`);
  await user.click(await screen.findByRole('button', { name: 'Use the link’s answers' }));
  expect(device()).toEqual({ ...NO_ANSWERS, ...own, ...used });
});

it('the notice of a link hands its focus to the heading', async () => {
  useAnswersStore.getState().answer({ countryIds: [2] });
  const { user } = await renderRoute('/school-list?countries=1');
  await screen.findAllByRole('heading', { level: 3 });
  screen.getByRole('button', { name: 'Keep mine' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('a link of the app applies at once to an account without answers', async () => {
  const { router } = await renderRoute('/majors', { signedInAs: 'minh' });
  await router.navigate('/school-list?countries=1');
  await waitFor(async () =>
    expect(await call(getBasicInfo, {})).toMatchObject({ country_ids: [1] }),
  );
  expect(router.state.location.search).toBe('');
});

const mathematics = {
  program_title_parent_id: 5,
  educational_records: { next_program_titles: [{ id: 25, title: 'Mathematics' }] },
};

it.each([
  ['countries=1,998,999&field=999', 'Countries, Field', { country_ids: [1] }],
  ['countries=999&field=5&majors=25,999', 'Countries, Majors', mathematics],
  ['countries=999&field=999&majors=999', 'Countries, Field, Majors', {}],
])('a link’s unknown ids are left out for a student: %s', async (query, what, used) => {
  const { user, router } = await renderRoute(`/school-list?${query}`, { signedInAs: 'linh.tran' });
  const before = await call(getBasicInfo, {});
  await user.click(await screen.findByRole('button', { name: 'Use the link’s answers' }));
  expect(
    await screen.findByText(
      `We couldn’t use this and left it out: ${what}. Everything else is unchanged.`,
    ),
  ).toBeVisible();
  await waitFor(async () => expect(await call(getBasicInfo, {})).toEqual({ ...before, ...used }));
  expect(router.state.location.search).toBe('');
});

it.each([
  ['countries=1,998,999&field=999', 'Countries, Field', { countryIds: [1] }],
  ['countries=999&field=5&majors=25,999', 'Countries, Majors', { parentId: 5, titleIds: [25] }],
  ['countries=999&field=999&majors=999', 'Countries, Field, Majors', {}],
])('a link’s unknown ids replace none of a visitor’s answers: %s', async (query, what, used) => {
  const own = { countryIds: [2], parentId: 1, titleIds: [1] };
  useAnswersStore.getState().answer(own);
  const { user, requests } = await renderRoute(`/school-list?${query}`);
  const use = await screen.findByRole('button', { name: 'Use the link’s answers' });
  const region = use.closest('[aria-live]');
  await user.click(use);
  const text = `We couldn’t use this and left it out: ${what}. Everything else is unchanged.`;
  const notice = await screen.findByText(text);
  expect(notice).toBeVisible();
  // A region that came with the notice would not be announced.
  expect(region).toContainElement(notice);
  expect(device()).toEqual({ ...NO_ANSWERS, ...own, ...used });
  await screen.findAllByRole('heading', { level: 3 });
  expect(device()).toEqual({ ...NO_ANSWERS, ...own, ...used });
  const engine = (await requests()).filter(({ url }) => url.includes('run-engine'));
  expect(engine.filter(({ body }) => JSON.stringify(body).includes('999'))).toEqual([]);
});

const device = () => useAnswersStore.getState().answers;
const LEFT_OUT = 'We couldn’t use this and left it out: Budget. Everything else is unchanged.';

it('a link’s budget that is none of the API’s ranges is left out with a message, and the one before it stays', async () => {
  const budget = { min: '10000', max: '20000' };
  useAnswersStore.getState().answer({ budget });
  const { user } = await renderRoute('/school-list?countries=1&budget=123-456');
  await user.click(await screen.findByRole('button', { name: 'Use the link’s answers' }));
  expect(await screen.findByText(LEFT_OUT)).toBeVisible();
  expect(device()).toEqual({ ...NO_ANSWERS, countryIds: [1], budget });
});

it('a link’s unknown budget is left out for a student, too', async () => {
  const { user } = await renderRoute('/school-list?countries=1&budget=123-456', {
    signedInAs: 'linh.tran',
  });
  const { budget_min: min, budget_max: max } = await call(getBasicInfo, {});
  await user.click(await screen.findByRole('button', { name: 'Use the link’s answers' }));
  expect(await screen.findByText(LEFT_OUT)).toBeVisible();
  await waitFor(async () =>
    expect(await call(getBasicInfo, {})).toMatchObject({
      country_ids: [1],
      budget_min: min,
      budget_max: max,
    }),
  );
});

it.each([
  ['one of the ranges', '10000-20000', { min: '10000', max: '20000' }],
  ['one of the ranges, with an open end', '50000-', { min: '50000', max: '' }],
])('a link’s budget is used if it is %s', async (_, given, budget) => {
  const { router } = await renderRoute(`/school-list?budget=${given}`);
  await waitFor(() => expect(device()).toMatchObject({ budget }));
  expect(router.state.location.search).toBe('');
});

it('a link’s budget is used if the ranges could not be loaded', async () => {
  addFault({ match: 'postBudgetRange', kind: 'status', status: 500 });
  await renderRoute('/school-list?budget=123-456');
  await waitFor(() => expect(device().budget).toEqual({ min: '123', max: '456' }));
});

it('answers left on the device are added to the account once on a double press (R27)', async () => {
  const { requests } = await renderRoute('/school-list', { signedInAs: 'minh' });
  act(() => useAnswersStore.getState().answer({ ...NO_ANSWERS, countryIds: [1] }));
  const add = await screen.findByRole('button', { name: 'Add them' });
  act(() => {
    add.click();
    add.click();
  });
  await waitFor(() => expect(add).not.toBeInTheDocument());
  expect((await requests()).filter(({ method }) => method === 'PUT')).toHaveLength(1);
  expect(await call(getBasicInfo, {})).toMatchObject({ country_ids: [1] });
});
