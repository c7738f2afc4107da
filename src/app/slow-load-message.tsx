import type { ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { pageLocale } from '@/i18n/locales';
import { loadMessages, messagesOf } from '@/i18n/messages';
import { useTranslation } from '@/i18n/use-translation';
import { documentLoad } from '@/browser/document-load';
import { Button } from '@/ui/button';

function Message() {
  const { t } = useTranslation('overlays');
  const { t: tCommon } = useTranslation();
  return (
    <main className="page grid justify-items-start gap-6 py-16 md:py-24">
      <div role="status">
        <h1 className="text-32">{t('network.late')}</h1>
      </div>
      <Button onClick={documentLoad.reload}>{tCommon('action.tryAgain')}</Button>
    </main>
  );
}

/** Creates the message that the first page is slow, with a retry. Resolves once its texts have loaded. */
export async function createSlowLoadMessage(): Promise<ComponentType> {
  const locale = pageLocale();
  await loadMessages(locale, ['common', 'overlays']);
  return function SlowLoadMessage() {
    return (
      <I18nextProvider i18n={messagesOf(locale)}>
        <Message />
      </I18nextProvider>
    );
  };
}
