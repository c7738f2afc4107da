import { use } from 'react';
import type { Locale } from './locales';
import { hasMessages, loadMessages } from './messages';
import type { Namespace } from './namespaces';
import { useLocale } from './use-locale';

/** Each load that was asked for, for good: what suspends has to find the same promise again. */
const loads = new Map<string, Promise<void>>();

/** As React marks a promise that it has seen end, so that what is there already suspends nothing. */
function ended(): Promise<void> {
  return Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });
}

function loadOnce(locale: Locale, namespaces: readonly Namespace[]): Promise<void> {
  const key = [locale, ...namespaces].join(' ');
  const known = loads.get(key);
  if (known) return known;
  const there = namespaces.every((name) => hasMessages(locale, name));
  const load = there ? ended() : loadMessages(locale, namespaces);
  loads.set(key, load);
  return load;
}

/**
 * Message files of a part that is not the page's own (R5), in the language of the page or a given one. Suspends
 * until they are there; a file that cannot be had leaves the other language in its place.
 */
export function useMessages(namespaces: readonly Namespace[], locale?: Locale): void {
  const own = useLocale();
  use(loadOnce(locale ?? own, namespaces));
}
