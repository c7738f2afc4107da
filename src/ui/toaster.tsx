import { lazy, Suspense, useEffect, useSyncExternalStore, type ComponentType } from 'react';
import type { ToastTexts } from './toast-container';

/** Kinds of toast (spec section 9). */
export type ToastKind = 'success' | 'info' | 'error' | 'warning';

/** One message; `id` names what it is about, so that the same one never stacks (R15). */
export type Toast = { kind: ToastKind; text: string; id: string };

/** Long after the first page can be used, even on a slow network. */
const WARM_UP_MS = 5000;

async function loadContainer(): Promise<{ default: ComponentType<ToastTexts> }> {
  try {
    return { default: (await import('./toast-container')).Container };
  } catch {
    // Without a network it cannot come. What it would have said stays unsaid; the page stays whole.
    return { default: () => null };
  }
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
  const mounted = useSyncExternalStore(subscribe, () => wanted);
  // A toast may have to say that the network is gone: its code is there before that, once nothing waits.
  useEffect(() => {
    const warmUp = window.setTimeout(() => void loadContainer(), WARM_UP_MS);
    return () => window.clearTimeout(warmUp);
  }, []);
  return mounted ? (
    <Suspense>
      <Container {...texts} />
    </Suspense>
  ) : null;
}
