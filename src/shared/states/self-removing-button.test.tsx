import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addFault, clearFaults } from '@/mocks/server/faults';
import { renderRoute } from '@/test/render-route';
import { SelfRemovingButton } from './self-removing-button';

const tryAgain = () => screen.findByRole('button', { name: 'Try again' });

it('hands its focus to the heading of the page', async () => {
  addFault({ match: 'getAchievements', kind: 'html' });
  const { user } = await renderRoute('/profile/achievements', { signedInAs: 'linh.tran' });
  const heading = await screen.findByRole('heading', { level: 1 });
  // Not earlier: the heading comes before the response.
  const button = await tryAgain();
  clearFaults();
  await user.click(button);
  await waitFor(() => expect(screen.queryByText('Try again')).not.toBeInTheDocument());
  await waitFor(() => expect(heading).toHaveFocus());
});

it('hands its focus to the dialog around it, and takes none from elsewhere', async () => {
  const page = (retry: boolean) => (
    <main>
      <h1>Page</h1>
      <div role="dialog" tabIndex={-1}>
        {retry && <SelfRemovingButton>Try again</SelfRemovingButton>}
        <input />
      </div>
    </main>
  );
  const { rerender } = render(page(true));
  (await tryAgain()).focus();
  rerender(page(false));
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
  rerender(page(true));
  screen.getByRole('textbox').focus();
  rerender(page(false));
  await Promise.resolve();
  expect(screen.getByRole('textbox')).toHaveFocus();
});
