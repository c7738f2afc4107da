import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { toast } from '@/ui/overlays/toaster';

const MARK = 'the toast of the test';

/** The texts of the toasts on the page. */
export function toasts(): (string | null)[] {
  return [...document.querySelectorAll('.Toastify__toast')].map(({ textContent }) => textContent);
}

/** Expects exactly these toasts. A marker toast is queued after them, so late ones count too. */
export async function expectToasts(...texts: string[]): Promise<void> {
  toast('info', MARK);
  await waitFor(() => expect(toasts()).toContain(MARK));
  expect(toasts().filter((text) => text !== MARK)).toEqual(texts);
}
