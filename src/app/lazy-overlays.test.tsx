import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectConsole } from '@/test/console';
import { renderRoute } from '@/test/render-route';

const messages = vi.hoisted(() => ({ refused: true }));

vi.mock('/locales/en/overlays.json', async (original) => {
  const file = await original<object>();
  return Object.defineProperty({}, 'default', {
    enumerable: true,
    get: () => {
      if (messages.refused) throw new TypeError('Failed to fetch');
      return Reflect.get(file, 'default');
    },
  });
});

it('overlays that did not load are tried again on the next page', async () => {
  expectConsole('error', /^Failed locale loading$/);
  const log = vi.spyOn(console, 'error');
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    run();
    return 0;
  });
  const { router } = await renderRoute('/pricing');
  await waitFor(() => expect(log).toHaveBeenCalled());
  const overlays = () => document.querySelector('[data-network]');
  expect(overlays()).toBeNull();
  messages.refused = false;
  await act(() => router.navigate('/demo'));
  await waitFor(() => expect(overlays()).not.toBeNull());
});
