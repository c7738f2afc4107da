import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addFault, clearFaults } from '@/mocks/server/faults';
import { renderRoute } from '@/test/render-route';

const NOTHING_LEFT = 'Find one more school you like';

it('does not say that all is done while the steps load', async () => {
  addFault({ match: 'getPlanSteps', kind: 'hang' });
  await renderRoute('/profile', { signedInAs: 'linh.tran' });
  expect(await screen.findByText('Saved programs')).toBeVisible();
  expect(screen.getByText('Loading your plan')).toBeInTheDocument();
  expect(screen.queryByText(NOTHING_LEFT)).toBeNull();
});

it('says that the steps did not load, and loads them again', async () => {
  addFault({ match: 'getPlanSteps', kind: 'status', status: 400 });
  const { user } = await renderRoute('/profile', { signedInAs: 'linh.tran' });
  expect(await screen.findByText(/^We couldn’t load your steps/)).toBeVisible();
  expect(screen.queryByText(NOTHING_LEFT)).toBeNull();
  clearFaults();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Now')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/^We couldn’t load your steps/)).toBeNull());
});

it('says how the first programs of the list match', async () => {
  await renderRoute('/profile', { signedInAs: 'linh.tran' });
  const section = await screen.findByRole('region', { name: 'Top of your list' });
  const rows = await within(section).findAllByRole('listitem');
  expect(rows).toHaveLength(3);
  for (const row of rows) expect(row).toHaveTextContent(/\d+ met/);
});
