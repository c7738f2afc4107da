import { LOCALES, type Locale } from '@/i18n/locales';
import { messagesOf } from '@/i18n/messages';

const locales = Object.keys(LOCALES) as Locale[]; // keys of a constant object

/** Makes a key that no loaded message file has a console error, and so a failure of the test (R5). */
export function reportMissingMessages(): void {
  for (const locale of locales) {
    const instance = messagesOf(locale);
    instance.options.saveMissing = true;
    instance.on('missingKey', (_languages: readonly string[], namespace: string, key: string) => {
      console.error(`Missing message ${locale}/${namespace}: ${key}`);
    });
  }
}
