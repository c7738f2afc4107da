import { screen, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { userQuery } from '@/api/user/queries';
import { renderRoute } from '@/test/render-route';
import { watchMoments } from './watch-moments';

it('an essay that is set to finished in its settings is marked', async () => {
  const { user, queryClient, requests } = await renderRoute('/profile/essays/e1', {
    signedInAs: 'linh.tran',
  });
  onTestFinished(watchMoments(queryClient, () => {}));
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  const dialog = within(await screen.findByRole('dialog'));
  queryClient.setQueryData(
    userQuery().queryKey,
    (linh) => linh && { ...linh, moments: { saved: true, essay: false, sent: [], offer: [] } },
  );
  await user.selectOptions(dialog.getByLabelText('Status'), 'done');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await vi.waitFor(async () => {
    const posts = (await requests()).filter(({ url }) => url.endsWith('/moments'));
    expect(posts.map(({ body }) => body)).toEqual([{ moment: 'essay' }]);
  });
});
