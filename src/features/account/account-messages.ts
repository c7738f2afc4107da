import { pageLocale } from '@/i18n/locales';
import { loadMessages, pageMessages } from '@/i18n/messages';

/** The messages of the page that is open by then, with those of `account`, which other pages may not have loaded. */
export async function accountMessages(): Promise<ReturnType<typeof pageMessages>> {
  await loadMessages(pageLocale(), ['account']);
  return pageMessages();
}
