import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addFault } from '@/mocks/server/faults';
import { renderRoute } from '@/test/render-route';

it('compares the programs with answers of an account that could not be loaded here', async () => {
  addFault({ match: 'getBasicInfo', kind: 'status', status: 500 });
  await renderRoute('/school-list', { signedInAs: 'linh.tran' });
  await screen.findAllByRole('heading', { level: 3 });
  expect(screen.getAllByText(/^\d+ met$/).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: /^Sort Most criteria met/ })).toBeVisible();
});
