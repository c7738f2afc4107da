import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deleteEssay } from '@/api/essay/contract';
import { call } from '@/api/http/client';
import { renderRoute } from '@/test/render-route';

// Loaded on demand in a browser; loaded here.
await import('./step-sheet');

it('a step whose essay is deleted has no link to it, and says so where it can be unlinked', async () => {
  const app = await renderRoute('/profile/checklist', { signedInAs: 'linh.tran' });
  await app.user.click(await screen.findByRole('button', { name: /^Steps of .*Groningen/ }));
  await screen.findByRole('link', { name: 'Open the essay' });
  await call(deleteEssay, { params: { id: 'e2' } });
  await app.user.click(screen.getByRole('button', { name: 'Edit: Finish the essay' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Finish the essay' }));
  const essay = sheet.getByRole('combobox', { name: 'Essay' });
  await waitFor(() => expect(essay).toHaveDisplayValue('An essay you’ve deleted'));
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: 'Open the essay', hidden: true })).toBeNull(),
  );
  await app.user.selectOptions(essay, 'None yet');
  await app.user.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect((await app.requests()).at(-1)).toMatchObject({
      method: 'PUT',
      body: { essay_id: null },
    }),
  );
});
