import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { formatNumber } from './format';
import { DEFAULT_LOCALE, LOCALE_CODES, pageLocale, otherLocale, type Locale } from './locales';
import { readMessageFile } from './message-files';
import type { Namespace } from './namespaces';

function create(locale: Locale): i18n {
  const instance = createInstance().use(initReactI18next);
  void instance.init({
    lng: locale,
    // The other language is loaded only if a file of this one failed.
    fallbackLng: [DEFAULT_LOCALE, otherLocale(locale)],
    supportedLngs: LOCALE_CODES,
    resources: {},
    ns: [],
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  // For `{{count, number}}` in a message.
  instance.services.formatter?.add('number', (value: number) => formatNumber(locale, value));
  return instance;
}

/** One instance per language, because a language switch is a navigation: no mounted page changes its language (R3). */
const instances: Record<Locale, i18n> = { en: create('en'), vi: create('vi') };

/** The messages of a locale; missing files fall back to English. */
export function messagesOf(locale: Locale): i18n {
  return instances[locale];
}

/** The messages of the open page, for a call that may end after a language switch. */
export function pageMessages(): i18n {
  return messagesOf(pageLocale());
}

/** Whether a message file has loaded in its own language. */
export function hasMessages(locale: Locale, namespace: Namespace): boolean {
  return instances[locale].hasResourceBundle(locale, namespace);
}

async function loadFile(locale: Locale, namespace: Namespace): Promise<boolean> {
  if (hasMessages(locale, namespace)) return true;
  try {
    instances[locale].addResourceBundle(
      locale,
      namespace,
      await readMessageFile(locale, namespace),
    );
    return true;
  } catch {
    return false;
  }
}

/**
 * Loads message files. A failed one logs `Failed locale loading`, and the other language replaces it until a later
 * load succeeds (R5). Never rejects.
 */
export async function loadMessages(
  locale: Locale,
  namespaces: readonly Namespace[],
): Promise<void> {
  await Promise.all(
    namespaces.map(async (namespace) => {
      if (await loadFile(locale, namespace)) return;
      console.error('Failed locale loading');
      const other = otherLocale(locale);
      if (!(await loadFile(other, namespace))) return;
      const bundle: unknown = instances[other].getResourceBundle(other, namespace);
      instances[locale].addResourceBundle(other, namespace, bundle);
    }),
  );
}
