import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderRoute } from '@/test/render-route';

it('settings that were not changed are not sent: they may be newer elsewhere', async () => {
  const { user, requests } = await renderRoute('/profile/essays/e1', { signedInAs: 'linh.tran' });
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(dialog.getByLabelText('Word limit'));
  await user.type(dialog.getByLabelText('Word limit'), '100');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = (await requests()).filter(({ method }) => method === 'PATCH');
  expect(sent.map(({ body }) => body)).toEqual([{ word_limit: 100, version: expect.any(Number) }]);
});
