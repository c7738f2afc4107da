import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderRoute } from '@/test/render-route';

it('the table has the tuition in đồng, too, except for none (R41)', async () => {
  await renderRoute('/vi/school-list?view=table');
  const table = within(await screen.findByRole('table'));
  const [figure] = await table.findAllByText(/^≈/);
  expect(figure?.closest('td')).toHaveTextContent(/^\$/);
  expect(table.queryByText(/^≈0/)).toBeNull();
});

it('the table has dollars alone in English', async () => {
  await renderRoute('/school-list?view=table');
  const table = within(await screen.findByRole('table'));
  expect(table.queryByText(/^≈/)).toBeNull();
});
