import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderRoute } from '@/test/render-route';
import { toasts } from '@/test/toasts';
import { lastDay, sheetPath } from './content/sheet-link';
import type { Sheet } from './content/sheet';
import { loadFonts } from './picture/pen';

const drawn = vi.hoisted(() => vi.fn<() => Promise<Blob>>());
/** There is no canvas here. */
vi.mock('@/shared/parents-sheet/picture/draw-sheet', () => ({ drawSheet: drawn }));

const words = { program: 'Design', school: 'Aalto University', place: '', scholarships: [] };
const sheet: Sheet = {
  locale: 'en',
  name: '',
  words: { en: words, vi: words },
  iso: null,
  position: null,
  degree: null,
  years: null,
  languages: [],
  starts: null,
  deadline: null,
  tuition: 12_000,
  living: null,
  insurance: null,
  travel: null,
  visa: null,
  illustrative: true,
  rate: null,
  website: null,
};
const path = sheetPath('en', sheet, lastDay(new Date()));

const share = vi.fn<(data: ShareData) => Promise<void>>();
const saved = vi.fn<(name: string) => void>();

// Loaded on demand in a browser; loaded here for all tests.
await import('./shared-sheet');
beforeEach(() => {
  drawn.mockResolvedValue(new Blob(['x'], { type: 'image/png' }));
  Object.assign(navigator, { share, canShare: () => true });
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved(this.download);
  });
});
afterEach(() => {
  vi.clearAllMocks();
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
  for (const name of ['createObjectURL', 'revokeObjectURL']) Reflect.deleteProperty(URL, name);
});

const button = (name: string) => screen.findByRole('button', { name });

it('saves the picture if the device’s own sheet fails, not if it is closed', async () => {
  const { user } = await renderRoute(path);
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  await user.click(await button('Send as a picture'));
  await waitFor(async () =>
    expect(await button('Send as a picture')).not.toHaveAttribute('aria-busy'),
  );
  expect(saved).not.toHaveBeenCalled();
  share.mockRejectedValueOnce(new DOMException('too late', 'NotAllowedError'));
  await user.click(await button('Send as a picture'));
  await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.stringMatching(/\.png$/)));
  expect(toasts()).toEqual([]);
});

it('copies the link, also where the device has a sheet of its own', async () => {
  const { user } = await renderRoute(path);
  await user.click(await button('Copy the link'));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toContain('#sheet='));
  expect(share).not.toHaveBeenCalled();
});

it('draws with the next font if one cannot be loaded', async () => {
  vi.spyOn(document.fonts, 'load').mockRejectedValue(new DOMException('x', 'NetworkError'));
  await expect(loadFonts('Linh')).resolves.toBeUndefined();
});
