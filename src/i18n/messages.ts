import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { formatNumber } from './format';
import { DEFAULT_LOCALE, LOCALES, type Locale } from './locales';
import { readMessageFile } from './message-files';
import type { Namespace } from './namespaces';

function otherThan(locale: Locale): Locale {
  return locale === 'en' ? 'vi' : 'en';
}

function create(locale: Locale): i18n {
  const instance = createInstance().use(initReactI18next);
  void instance.init({
    lng: locale,
    // The other language is there only where a file failed: it stands in until that can be had.
    fallbackLng: [DEFAULT_LOCALE, otherThan(locale)],
    supportedLngs: Object.keys(LOCALES),
    resources: {},
    ns: [],
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  // `{{count, number}}` in a message: the same digits as everywhere else.
  instance.services.formatter?.add('number', (value: number) => formatNumber(locale, value));
  return instance;
}

/**
 * One instance a language, each fixed to it. The language of the page is the one in its URL, so a switch
 * is a navigation: nothing changes under a mounted page, and the last navigation wins (R3).
 */
const instances: Record<Locale, i18n> = { en: create('en'), vi: create('vi') };

/** The messages of a locale; what `loadMessages` has not loaded falls back to English. */
export function messagesOf(locale: Locale): i18n {
  return instances[locale];
}

/** Whether a message file is there, in its own language. */
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
 * Loads the named message files of a locale. A failed one logs exactly `Failed locale loading` and the app
 * goes on with the other language in its place, if that can be had, until a later load brings it (R5).
 */
export async function loadMessages(
  locale: Locale,
  namespaces: readonly Namespace[],
): Promise<void> {
  await Promise.all(
    namespaces.map(async (namespace) => {
      if (await loadFile(locale, namespace)) return;
      console.error('Failed locale loading');
      const other = otherThan(locale);
      if (!(await loadFile(other, namespace))) return;
      const bundle: unknown = instances[other].getResourceBundle(other, namespace);
      instances[locale].addResourceBundle(other, namespace, bundle);
    }),
  );
}
