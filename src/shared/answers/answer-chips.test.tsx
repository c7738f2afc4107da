import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addFault } from '@/mocks/server/faults';
import { renderRoute } from '@/test/render-route';
import { useAnswersStore } from './answers-store';

const chips = () => within(screen.getByRole('list', { name: 'Your answers' }));
const unlabeled = () => document.querySelector('[data-unlabeled]');

it('the chips stay while the options of the field load again, and take back the focus', async () => {
  useAnswersStore.getState().answer({ countryIds: [4], parentId: 1 });
  const { user } = await renderRoute('/school-list');
  await screen.findAllByRole('heading', { level: 3 });
  const field = await chips().findByRole('button', { name: /^Field Comput/ });
  const countries = chips().getByRole('button', { name: /^Countries/ });
  await user.click(countries);
  const finland = await screen.findByRole('checkbox', { name: /Finland/ });
  addFault({ match: 'postSuperMetaCategories', kind: 'hang' });
  await user.click(finland);
  await waitFor(() => expect(countries).toHaveTextContent('2 chosen'));
  expect(unlabeled()).toBeNull();
  expect(field).toHaveTextContent('Computing and data');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(countries).toHaveFocus());
});

it('the chips show no other field under the name of the last one while the options load', async () => {
  useAnswersStore.getState().answer({ countryIds: [4], parentId: 1 });
  await renderRoute('/school-list');
  await screen.findAllByRole('heading', { level: 3 });
  const field = await chips().findByRole('button', { name: /^Field Comput/ });
  addFault({ match: 'postSuperMetaCategories', kind: 'hang' });
  act(() => useAnswersStore.getState().answer({ countryIds: [1], parentId: 2 }));
  await waitFor(() => expect(field).toHaveTextContent('…'));
});
