import { LOCALE_CODES } from '@/i18n/locales';
import { messagesOf } from '@/i18n/messages';

/** Reports a missing message key as a console error, which fails the test (R5). */
export function reportMissingMessages(): void {
  for (const locale of LOCALE_CODES) {
    const instance = messagesOf(locale);
    instance.options.saveMissing = true;
    instance.on('missingKey', (_languages: readonly string[], namespace: string, key: string) => {
      console.error(`Missing message ${locale}/${namespace}: ${key}`);
    });
  }
}
