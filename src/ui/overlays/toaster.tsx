import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';
import { wholeStyles } from '@/browser/whole-styles';
import type { ToastTexts } from './toast-container';

/** Kinds of toast (spec section 9). */
export type ToastKind = 'success' | 'info' | 'error' | 'warning';

/** One message; `id` names what it is about, so that the same one never stacks (R15). */
export type Toast = { kind: ToastKind; text: string; id: string };

async function loadContainer(): Promise<{ default: ComponentType<ToastTexts> }> {
  for (;;) {
    try {
      const [{ Container }] = await Promise.all([import('./toast-container'), wholeStyles()]);
      return { default: Container };
    } catch {
      // Without a network it cannot come. The page stays whole; what is to be said waits for the return.
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    }
  }
}

/** Has the code of the toasts come before the first one, which may have to say that the network is gone. */
export function prepareToasts(): void {
  void loadContainer();
}

const Container = lazy(loadContainer);

let waiting: Toast[] = [];
let show: ((toast: Toast) => void) | null = null;
let wanted = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a toast; the library behind it is loaded with the first one. */
export function toast(kind: ToastKind, text: string, id = `${kind}:${text}`): void {
  if (show) {
    show({ kind, text, id });
    return;
  }
  waiting.push({ kind, text, id });
  wanted = true;
  for (const listener of listeners) listener();
}

/** Called by the container once it is there: what was waiting is shown, and what follows goes straight. */
export function connectToasts(target: ((toast: Toast) => void) | null): void {
  show = target;
  if (!target) return;
  const toasts = waiting;
  waiting = [];
  toasts.forEach(target);
}

/** The place where toasts appear. */
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
