import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './button';

test('a loading button keeps the focus, announces it, and ignores clicks', async () => {
  const press = vi.fn<() => void>();
  const { rerender } = render(<Button onClick={press}>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(button);
  expect(press).toHaveBeenCalledOnce();
  rerender(
    <Button onClick={press} loading>
      Save
    </Button>,
  );
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toBeEnabled();
  await userEvent.click(button);
  await userEvent.keyboard('{Enter} ');
  expect(press).toHaveBeenCalledOnce();
});

test('a form cannot be submitted while its button is loading', async () => {
  const send = vi.fn<(event: React.SubmitEvent) => void>((event) => event.preventDefault());
  const form = (loading: boolean) => (
    <form onSubmit={send}>
      <input aria-label="Name" />
      <Button type="submit" loading={loading}>
        Send
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.type(screen.getByLabelText('Name'), 'Linh{Enter}');
  expect(send).toHaveBeenCalledOnce();
  rerender(form(true));
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
  expect(send).toHaveBeenCalledOnce();
});

test('a button does not submit a form by default', async () => {
  const send = vi.fn<(event: React.SubmitEvent) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <Button>Show</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(send).not.toHaveBeenCalled();
});
