import { useQuery } from '@tanstack/react-query';
import { essaysQuery } from '@/api/essay/queries';
import { EssayListSkeleton } from '@/features/essays/list/essay-list';
import { EssaysView } from '@/features/essays/list/essays-view';
import { NewEssay } from '@/features/essays/list/new-essay';
import { useStudentId } from '@/features/essays/draft/use-drafts';
import { useTranslation } from '@/i18n/use-translation';
import { PageHeader } from '@/ui/page-header';

/** `/profile/essays`: all essays with their length and status. */
export function Page() {
  const { t } = useTranslation('essays');
  const userId = useStudentId();
  const { data } = useQuery({ ...essaysQuery(), enabled: false });
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={data && data.length > 0 && <NewEssay beside label={t('new')} />}
      />
      {userId === null ? <EssayListSkeleton /> : <EssaysView userId={userId} />}
    </>
  );
}
