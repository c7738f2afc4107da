import type { Locale } from './locales';
import type { Namespace } from './namespaces';

type Messages = Record<string, unknown>;

const urls = import.meta.glob<string>('/locales/*/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});
const modules = import.meta.glob<Messages>('/locales/*/*.json', { import: 'default' });

/**
 * Loads `locales/{locale}/{namespace}.json`; rejects if that fails. A browser fetches the plain JSON. Tests and
 * prerendering have no site to fetch from, so they import it.
 */
export async function readMessageFile(locale: Locale, namespace: Namespace): Promise<Messages> {
  const path = `/locales/${locale}/${namespace}.json`;
  if (import.meta.env.SSR || import.meta.env.MODE === 'test') {
    const load = modules[path];
    if (!load) throw new Error(`No messages ${namespace}`);
    return load();
  }
  const response = await fetch(urls[path] ?? path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}
