import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useAnnouncement } from './use-announcement';

function Region() {
  const [announcement, announce] = useAnnouncement();
  return (
    <>
      <p role="status">{announcement}</p>
      <button onClick={() => announce('Moved')}>Move</button>
    </>
  );
}

it('adds an equal text to the region again, so that it is read again', async () => {
  render(<Region />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button'));
  const first = screen.getByText('Moved');
  await user.click(screen.getByRole('button'));
  expect(screen.getByText('Moved')).not.toBe(first);
  expect(screen.getByRole('status')).toHaveTextContent('Moved');
});
