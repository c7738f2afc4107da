import { useDiscovery } from '@/shared/discovery/discovery-store';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { buttonClass } from '@/ui/button-class';
import { PageHeader } from '@/ui/page-header';

/** The title of the page, and the quiz for students who are unsure. */
export function MajorsHead() {
  const { t } = useTranslation('majors');
  const setTab = useDiscovery((state) => state.setTab);
  return (
    <PageHeader
      title={t('title')}
      lead={t('lead')}
      actions={
        <LocalLink
          to="sophie"
          className={buttonClass({ variant: 'quiet', className: '-mr-2.5' })}
          data-replay
          onClick={() => setTab('quiz')}
        >
          {t('quiz')}
        </LocalLink>
      }
    />
  );
}
