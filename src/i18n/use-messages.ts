import { use, useEffect } from 'react';
import type { Locale } from './locales';
import { hasMessages, loadMessages } from './messages';
import type { Namespace } from './namespaces';
import { useLocale } from './use-locale';

/** Pending and failed loads: a suspended component has to find the same promise again. */
const loads = new Map<string, Promise<void>>();

function loadOnce(key: string, locale: Locale, namespaces: readonly Namespace[]): Promise<void> {
  const load = loads.get(key) ?? loadMessages(locale, namespaces);
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
  const isLoaded = namespaces.every((name) => hasMessages(wanted, name));
  if (!isLoaded) use(loadOnce(key, wanted, namespaces));
  useEffect(() => () => void loads.delete(key), [key]);
}
