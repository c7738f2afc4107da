import { use, useEffect } from 'react';
import type { Locale } from './locales';
import { hasMessages, loadMessages } from './messages';
import type { Namespace } from './namespaces';
import { useLocale } from './use-locale';

type Load = { promise: Promise<void>; isLoaded: () => boolean };

/** Cached loads: a suspended component has to find the same promise again. */
const loads = new Map<string, Load>();

/** A settled promise, marked as React marks one: `use` does not suspend on it. React warns if a later render skips `use`. */
function settledPromise(): Promise<void> {
  return Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });
}

function loadOnce(key: string, locale: Locale, namespaces: readonly Namespace[]): Load {
  const cached = loads.get(key);
  if (cached) return cached;
  const isLoaded = () => namespaces.every((name) => hasMessages(locale, name));
  const promise = isLoaded() ? settledPromise() : loadMessages(locale, namespaces);
  const load = { promise, isLoaded };
  loads.set(key, load);
  return load;
}

/**
 * Loads message files that do not belong to the page's route (R5). Suspends until they have loaded. A failed file is
 * replaced by the other language and requested again the next time the component mounts.
 */
export function useMessages(namespaces: readonly Namespace[], locale?: Locale): void {
  const pageLocale = useLocale();
  const wanted = locale ?? pageLocale;
  const key = [wanted, ...namespaces].join(' ');
  use(loadOnce(key, wanted, namespaces).promise);
  useEffect(
    () => () => {
      if (loads.get(key)?.isLoaded() === false) loads.delete(key);
    },
    [key],
  );
}
