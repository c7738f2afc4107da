import type { Locale } from './locales';
import type { Namespace } from './namespaces';

const files = import.meta.glob<Record<string, unknown>>('/locales/*/*.json', {
  import: 'default',
});

/**
 * Reads a message file, `locales/{locale}/{namespace}.json`; rejects where it cannot be had. In a build
 * `tools/vite/message-files.ts` puts the same function here with plain JSON behind it, so that messages are not
 * part of the JavaScript.
 */
export async function readMessageFile(
  locale: Locale,
  namespace: Namespace,
): Promise<Record<string, unknown>> {
  const read = files[`/locales/${locale}/${namespace}.json`];
  if (!read) throw new Error(`No messages ${namespace}`);
  return read();
}
