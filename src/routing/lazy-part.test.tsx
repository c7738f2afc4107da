import { render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part';
import { connectLazyReload } from './lazy-reload';

const notify = vi.fn<() => void>();
const Named = ({ name }: { name: string }) => <p>Hello {name}</p>;

function page(part: ReactNode) {
  return (
    <Suspense fallback="Waiting">
      <main>Page {part}</main>
    </Suspense>
  );
}

beforeEach(() => {
  notify.mockReset();
  connectLazyReload({ target: () => '/', isWriting: () => false, stay: () => true, notify });
});

describe('a lazy part', () => {
  it('loads when first rendered, with its props, and stays', async () => {
    const load = vi.fn(async () => Named);
    const Part = lazyPart(load);
    expect(load).not.toHaveBeenCalled();
    const { rerender } = render(page(<Part name="Linh" />));
    expect(screen.getByText('Waiting')).toBeVisible();
    expect(await screen.findByText('Hello Linh')).toBeVisible();
    rerender(page(<Part name="Minh" />));
    expect(screen.getByText('Hello Minh')).toBeVisible();
    rerender(page(null));
    rerender(page(<Part name="Lan" />));
    expect(screen.getByText('Hello Lan')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
    expect(notify).not.toHaveBeenCalled();
  });

  it('that fails to load is empty with one message, and retries on the next render', async () => {
    const load = vi.fn(async () => Named).mockRejectedValueOnce(new TypeError('lost'));
    const Part = lazyPart(load);
    const { rerender } = render(page(<Part name="Linh" />));
    expect(await screen.findByText('Page')).toBeVisible();
    rerender(page(<Part name="Minh" />));
    expect(screen.queryByText(/Hello/)).toBeNull();
    expect(load).toHaveBeenCalledTimes(1);
    expect(notify).toHaveBeenCalledTimes(1);
    rerender(page(null));
    rerender(page(<Part name="Lan" />));
    expect(await screen.findByText('Hello Lan')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
    expect(notify).toHaveBeenCalledTimes(1);
  });

  it('with a fallback fails without a message', async () => {
    const load = vi.fn(async () => Named).mockRejectedValueOnce(new TypeError('lost'));
    const Part = lazyPart(load, () => <p>Fallback</p>);
    const { rerender } = render(page(<Part name="Linh" />));
    expect(await screen.findByText('Fallback')).toBeVisible();
    expect(notify).not.toHaveBeenCalled();
    rerender(page(null));
    rerender(page(<Part name="Lan" />));
    expect(await screen.findByText('Hello Lan')).toBeVisible();
  });
});
