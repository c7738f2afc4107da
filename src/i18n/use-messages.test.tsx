import { act, render, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { expectConsole } from '@/test/console';

const server = vi.hoisted(() => ({ refuses: true, asked: 0 }));

vi.mock('/locales/en/overlays.json', () =>
  Object.defineProperty({}, 'default', {
    enumerable: true,
    get: () => {
      server.asked += 1;
      if (server.refuses) throw new TypeError('Failed to fetch dynamically imported module');
      return { title: 'There' };
    },
  }),
);
vi.mock('/locales/vi/overlays.json', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

/** A fresh copy of the module, with nothing loaded. */
async function fresh() {
  vi.resetModules();
  const { hasMessages, messagesOf } = await import('./messages');
  const { useMessages } = await import('./use-messages');
  function Part({ round }: { round: number }) {
    useMessages(['overlays']);
    return `${round} ${hasMessages('en', 'overlays') ? 'there' : 'missing'}`;
  }
  return (round: number | null) => (
    <I18nextProvider i18n={messagesOf('en')}>
      <Suspense fallback="waiting">{round !== null && <Part round={round} />}</Suspense>
    </I18nextProvider>
  );
}

describe('messages of a lazy part that failed to load', () => {
  it('are requested again only when the part renders again', async () => {
    expectConsole('error', /^Failed locale loading$/);
    const page = await fresh();
    const { container, rerender } = await act(async () => render(page(1)));
    const show = (round: number | null) => act(async () => rerender(page(round)));
    await waitFor(() => expect(container).toHaveTextContent('1 missing'));
    const before = server.asked;
    await show(2);
    expect(container).toHaveTextContent('2 missing');
    expect(server.asked).toBe(before);
    server.refuses = false;
    await show(null);
    await show(3);
    await waitFor(() => expect(container).toHaveTextContent('3 there'));
  });
});
