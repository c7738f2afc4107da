import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addFault } from '@/mocks/server/faults';
import { renderRoute } from '@/test/render-route';
import { useAnswersStore } from './answers-store';

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
