import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type * as Messages from '@/i18n/messages';
import { openPanel, useOpenPanel } from '@/shared/panel/panel-store';
import { renderRoute } from '@/test/render-route';
import { expectToasts, toasts } from '@/test/toasts';

const messages = vi.hoisted(() => ({ held: Promise.resolve(), asked: false }));

/** Those of the overlays are missing, which shows once the test no longer holds them. */
vi.mock('@/i18n/messages', async (original) => {
  const module = await original<typeof Messages>();
  const loadMessages: typeof module.loadMessages = async (locale, names) => {
    if (!names.includes('overlays')) return module.loadMessages(locale, names);
    messages.asked = true;
    await messages.held;
  };
  return { ...module, loadMessages };
});

// Loaded on demand in a browser; loaded here for all tests.
await import('./overlays/overlays');

/** Opens a panel whose code is loading; returns what lets that fail. */
async function openSearch(): Promise<() => Promise<void>> {
  let letGo = () => {};
  messages.held = new Promise((resolve) => (letGo = resolve));
  messages.asked = false;
  await renderRoute('/pricing');
  act(() => openPanel('search'));
  await waitFor(() => expect(messages.asked).toBe(true));
  return () => act(async () => letGo());
}

it('a panel whose code fails to load is closed with a toast', async () => {
  const fail = await openSearch();
  await fail();
  await waitFor(() => expect(toasts()).toEqual(['Network Error']));
  expect(useOpenPanel.getState().panel).toBeNull();
});

it('a panel that was closed before its code failed to load has no toast', async () => {
  const fail = await openSearch();
  act(() => openPanel(null));
  await fail();
  await expectToasts();
  expect(useOpenPanel.getState().panel).toBeNull();
});
