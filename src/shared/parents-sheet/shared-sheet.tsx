import { useLocation } from 'react-router';
import { formatDay } from '@/i18n/format-date';
import { useLocale } from '@/i18n/use-locale';
import { useMessages } from '@/i18n/use-messages';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { useNow } from '@/shared/hooks/use-now';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';
import { PageHeader } from '@/ui/page-header';
import { readSheet } from '@/shared/parents-sheet/content/sheet-link';
import { SheetView } from './sheet-view';

/**
 * A sheet for parents from a link: a state of /school-list, read-only and without an account. All of it is in the
 * link's fragment, which no server sees; nothing is stored or requested for it.
 */
export function SharedSheet() {
  useMessages(['sheet']);
  const { t } = useTranslation('sheet');
  const locale = useLocale();
  const { hash } = useLocation();
  const linked = readSheet(hash, useNow());
  if (linked.kind !== 'sheet') {
    const expired = linked.kind === 'expired';
    return (
      <EmptyState
        level={1}
        className="pb-8"
        title={t(linked.kind)}
        actions={
          <LocalLink to="school-list" className={buttonClass()}>
            {t('toList')}
          </LocalLink>
        }
      >
        {expired ? t('expiredHint', { day: formatDay(locale, linked.until) }) : t('unreadableHint')}
      </EmptyState>
    );
  }
  return (
    <div className="pb-8 print:pb-0">
      <PageHeader className="mb-5 md:mb-8 print:hidden" title={t('title')} lead={t('lead')} />
      <SheetView sheet={linked.sheet} until={linked.until} />
    </div>
  );
}
