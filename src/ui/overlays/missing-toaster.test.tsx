import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { toast, Toaster } from './toaster';

const code = vi.hoisted(() => ({ attempts: 0 }));

vi.mock('./toast-container', async (original) => {
  code.attempts += 1;
  if (code.attempts === 1) throw new TypeError('Failed to fetch dynamically imported module');
  return original();
});

it('a message whose code fails to load is shown with the next one', async () => {
  render(<Toaster closeLabel="Close" label="Messages" />);
  act(() => toast('error', 'Not saved.'));
  await waitFor(() => expect(code.attempts).toBe(1));
  await act(async () => {});
  toast('success', 'Copied.');
  expect(await screen.findByText('Copied.')).toBeVisible();
  expect(screen.getByText('Not saved.')).toBeVisible();
});
