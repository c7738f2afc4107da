import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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
