import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';
import { createListeners } from '@/lib/listeners';
import type { ToastTexts } from './toast-container';

export type ToastKind = 'success' | 'info' | 'error' | 'warning';

/** One message. Toasts with the same `id` replace each other instead of stacking (R15). */
export type Toast = { kind: ToastKind; text: string; id: string };

async function loadContainer(): Promise<{ default: ComponentType<ToastTexts> }> {
  for (;;) {
    try {
      const { Container } = await import('./toast-container');
      return { default: Container };
    } catch {
      // The page keeps working, and the messages wait until the connection is back or the next one tries again.
      await new Promise<void>((resolve) => {
        window.addEventListener('online', () => resolve(), { once: true });
        const stop = subscribe(() => {
          stop();
          resolve();
        });
      });
    }
  }
}

/** Loads the toast code early: the first toast may have to report that the network is gone. */
export function prepareToasts(): void {
  void loadContainer();
}

const Container = lazy(loadContainer);

let waiting: Toast[] = [];
let show: ((toast: Toast) => void) | null = null;
let wanted = false;
const { subscribe, notify } = createListeners();

/** Shows a toast. The library is loaded with the first one. */
export function toast(kind: ToastKind, text: string, id = `${kind}:${text}`): void {
  if (show) {
    show({ kind, text, id });
    return;
  }
  waiting.push({ kind, text, id });
  wanted = true;
  notify();
}

/** Called by the mounted container: shows what was queued and receives later toasts directly. */
export function connectToasts(target: ((toast: Toast) => void) | null): void {
  show = target;
  if (!target) return;
  const toasts = waiting;
  waiting = [];
  toasts.forEach(target);
}

/** Renders the toast container once there is something to show. */
export function Toaster(texts: ToastTexts) {
  const mounted = useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  );
  return mounted ? (
    <Suspense>
      <Container {...texts} />
    </Suspense>
  ) : null;
}
