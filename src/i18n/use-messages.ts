import { use, useEffect } from 'react';
import type { Locale } from './locales';
import { hasMessages, loadMessages } from './messages';
import type { Namespace } from './namespaces';
import { useLocale } from './use-locale';

type Load = { promise: Promise<void>; isThere: () => boolean };

/** Each load that was asked for: what suspends has to find the same promise again. */
const loads = new Map<string, Load>();

/** As React marks a promise that it has seen end, so that what is there already suspends nothing. */
function ended(): Promise<void> {
  return Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });
}

function loadOnce(key: string, locale: Locale, namespaces: readonly Namespace[]): Load {
  const known = loads.get(key);
  if (known) return known;
  const isThere = () => namespaces.every((name) => hasMessages(locale, name));
  const promise = isThere() ? ended() : loadMessages(locale, namespaces);
  const load = { promise, isThere };
  loads.set(key, load);
  return load;
}

function forgetFailed(key: string): void {
  if (loads.get(key)?.isThere() === false) loads.delete(key);
}

/**
 * Message files of a part that is not the page's own (R5), in the language of the page or a given one. Suspends
 * until they are there; a file that cannot be had leaves the other language in its place, and is asked for again
 * when the part comes the next time.
 */
export function useMessages(namespaces: readonly Namespace[], locale?: Locale): void {
  const own = useLocale();
  const wanted = locale ?? own;
  const key = [wanted, ...namespaces].join(' ');
  use(loadOnce(key, wanted, namespaces).promise);
  useEffect(() => () => forgetFailed(key), [key]);
}
