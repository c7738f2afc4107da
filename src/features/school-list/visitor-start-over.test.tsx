import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { call } from '@/api/http/client';
import { putBasicInfo } from '@/api/user/contract';
import { addFault } from '@/mocks/server/faults';
import { renderRoute } from '@/test/render-route';
import { useAnswersStore } from '@/shared/answers/answers-store';

it('starting over and its undo keep the focus and are announced', async () => {
  useAnswersStore.getState().answer({ classGradeId: 11, countryIds: [4] });
  const { user } = await renderRoute('/school-list');
  const over = await screen.findByRole('button', { name: 'Start over' });
  const status = over.previousElementSibling;
  expect(status).toHaveRole('status');
  await user.click(over);
  expect(await screen.findByRole('button', { name: 'Undo' })).toHaveFocus();
  expect(status).toHaveTextContent('Your answers are cleared');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Start over' })).toHaveFocus();
  expect(status).toBeEmptyDOMElement();
  expect(useAnswersStore.getState().answers).toMatchObject({ classGradeId: 11 });
});

it('another answer leads to page 1 of its list', async () => {
  useAnswersStore.getState().answer({ countryIds: [4] });
  const { user, router } = await renderRoute('/school-list?view=table&page=3');
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: /^Countries/ }));
  await user.click(await screen.findByRole('checkbox', { name: /Finland/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?view=table'));
  await act(() => router.navigate('?view=table&page=2', { replace: true }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  await waitFor(() => expect(router.state.location.search).toBe('?view=table'));
});

it('a double click on starting over does not press the undo', async () => {
  useAnswersStore.getState().answer({ classGradeId: 11 });
  const { user } = await renderRoute('/school-list');
  await user.dblClick(await screen.findByRole('button', { name: 'Start over' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(useAnswersStore.getState().answers).toMatchObject({ classGradeId: 11 });
});

it.each([
  ['that could not be loaded', 500, 0],
  ['that are none', 200, 6],
] as const)(
  'chips offer to add answers, except for those of an account %s',
  async (_, status, adds) => {
    addFault({ match: 'getBasicInfo', kind: 'status', status, body: { data: {} } });
    await renderRoute('/school-list', { signedInAs: 'linh.tran' });
    await screen.findAllByRole('heading', { level: 3 });
    const list = within(screen.getByRole('list', { name: 'Your answers' }));
    const chips = list.getAllByRole('button');
    expect(chips).toHaveLength(6);
    expect(chips.filter((chip) => chip.querySelector('.lucide-plus'))).toHaveLength(adds);
  },
);

it('chips of an account name answers that are none of the options', async () => {
  const app = await renderRoute('/pricing', { signedInAs: 'minh' });
  const unknown = { class_grade_id: 'old', country_ids: ['old'], program_title_parent_id: 'old' };
  await call(putBasicInfo, { body: unknown });
  await app.router.navigate('/school-list');
  const list = within(await screen.findByRole('list', { name: 'Your answers' }));
  await screen.findByText('No program matches all of this');
  for (const name of ['Countries 1 chosen', 'Grade 1 chosen', 'Field 1 chosen']) {
    expect(list.getByRole('button', { name })).toBeVisible();
  }
});
