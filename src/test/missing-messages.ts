import { LOCALES, type Locale } from '@/i18n/locales';
import { messagesOf } from '@/i18n/messages';

const locales = Object.keys(LOCALES) as Locale[]; // keys of a constant object

/** Reports a missing message key as a console error, which fails the test (R5). */
export function reportMissingMessages(): void {
  for (const locale of locales) {
    const instance = messagesOf(locale);
    instance.options.saveMissing = true;
    instance.on('missingKey', (_languages: readonly string[], namespace: string, key: string) => {
      console.error(`Missing message ${locale}/${namespace}: ${key}`);
    });
  }
}
