import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { toast } from '@/ui/overlays/toaster';

const MARK = 'the toast of the test';

/**
 * Expects these toasts and no others, those that are on their way included: one more is said, and comes
 * behind them.
 */
export async function expectToasts(...texts: string[]): Promise<void> {
  toast('info', MARK);
  const shown = () =>
    [...document.querySelectorAll('.Toastify__toast')].map(({ textContent }) => textContent);
  await waitFor(() => expect(shown()).toContain(MARK));
  expect(shown().filter((text) => text !== MARK)).toEqual(texts);
}
