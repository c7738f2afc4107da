import { CSPProvider } from '@base-ui/react/csp-provider';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Button } from '@/ui/button';
import { Dialog, DialogTitle } from './dialog';

/** `routed`: the dialog unmounts when it closes, as one with a URL does. */
function Example({ routed = false }: { routed?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <CSPProvider disableStyleElements>
      <Button onClick={() => setOpen(true)}>Delete essay</Button>
      {(open || !routed) && (
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title="Delete this essay?"
          closeLabel="Close"
        >
          <Button onClick={() => setOpen(false)}>Keep it</Button>
        </Dialog>
      )}
    </CSPProvider>
  );
}

test.each([false, true])(
  'the focus moves in, stays in, and returns to the opener (routed: %s)',
  async (routed) => {
    const user = userEvent.setup();
    render(<Example routed={routed} />);
    const opener = screen.getByRole('button', { name: 'Delete essay' });
    opener.focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Delete this essay?' });
    const inside = () => expect(dialog.contains(document.activeElement)).toBe(true);
    await waitFor(inside);
    for (const stop of ['first', 'second', 'round again']) {
      await user.tab();
      await waitFor(inside, { onTimeout: () => new Error(`the focus left at the ${stop} stop`) });
    }

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
);

test('without an opener, the focus goes to the heading of the page', async () => {
  function Opened() {
    const [open, setOpen] = useState(true);
    return (
      <main>
        <h1>Schools</h1>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title="HAN University"
          closeLabel="Close"
        />
      </main>
    );
  }
  render(<Opened />);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Schools' })).toHaveFocus());
});

test('the close button and a button inside close the dialog', async () => {
  const user = userEvent.setup();
  render(<Example />);
  for (const name of ['Close', 'Keep it']) {
    await user.click(screen.getByRole('button', { name: 'Delete essay' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
});

test('a large dialog is named by the title in its content', async () => {
  render(
    <Dialog open onClose={() => undefined} size="large" closeLabel="Close" bar="5 of 86">
      <DialogTitle>BSc Artificial Intelligence</DialogTitle>
    </Dialog>,
  );
  expect(
    await screen.findByRole('dialog', { name: 'BSc Artificial Intelligence' }),
  ).toBeInTheDocument();
});

test('the dialog adds no style element, which the content security policy would block', async () => {
  const before = document.querySelectorAll('style').length;
  render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete essay' }));
  await screen.findByRole('dialog');
  expect(document.querySelectorAll('style')).toHaveLength(before);
});
