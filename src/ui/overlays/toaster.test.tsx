import { render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { toast, Toaster } from './toaster';

/** Loaded on demand in a browser; loaded here for the test. */
beforeAll(() => import('./toast-container'));

it('shows a toast that changes its kind as the new kind', async () => {
  render(<Toaster closeLabel="Close" label="Messages" />);
  toast('success', 'Copied.', 'copy');
  await screen.findByText('Copied.');
  const icon = () => document.querySelector('.Toastify__toast svg')?.getAttribute('class');
  const before = icon();
  toast('error', 'Not copied.', 'copy');
  await screen.findByText('Not copied.');
  await waitFor(() => {
    const [only, ...others] = document.querySelectorAll('.Toastify__toast');
    expect(others).toEqual([]);
    expect(only).toHaveClass('Toastify__toast--error');
    expect(only).not.toHaveClass('Toastify__toast--success');
  });
  expect(icon()).not.toBe(before);
});
