import { useQuery } from '@tanstack/react-query';
import { essaysQuery } from '@/api/essay/queries';
import { EssayListSkeleton } from '@/features/essays/list/essay-list';
import { EssaysView } from '@/features/essays/list/essays-view';
import { NewEssay } from '@/features/essays/list/new-essay';
import { useStudentId } from '@/features/essays/draft/use-drafts';
import { useTranslation } from '@/i18n/use-translation';

/** `/profile/essays`: all essays with their length and status. */
export function Page() {
  const { t } = useTranslation('essays');
  const userId = useStudentId();
  const { data } = useQuery({ ...essaysQuery(), enabled: false });
  return (
    <>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-32">{t('title')}</h1>
          <p className="mt-1 text-17 text-muted">{t('lead')}</p>
        </div>
        {data && data.length > 0 && <NewEssay label={t('new')} />}
      </div>
      {userId === null ? <EssayListSkeleton /> : <EssaysView userId={userId} />}
    </>
  );
}
