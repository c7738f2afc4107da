import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { essaysQuery } from '@/api/essay/queries';
import { EssayList, EssayListShape } from '@/features/essays/list/essay-list';
import { NewEssay } from '@/features/essays/list/new-essay';
import { useStudentId } from '@/features/essays/draft/use-drafts';
import { useEssayActions } from '@/features/essays/list/use-essay-actions';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Icon } from '@/ui/icon';

function Essays({ userId }: { userId: string }) {
  const { t } = useTranslation(['essays', 'common']);
  const essays = useQuery({ ...essaysQuery(), refetchOnMount: 'always' });
  const actions = useEssayActions(userId);
  if (essays.data && (essays.data.length > 0 || actions.deleted.length > 0)) {
    return <EssayList userId={userId} essays={essays.data} actions={actions} />;
  }
  if (essays.data) {
    return (
      <EmptyState
        className="ruled pt-8"
        title={t('empty.title')}
        actions={<NewEssay label={t('empty.action')} />}
      >
        <p>{t('empty.text')}</p>
      </EmptyState>
    );
  }
  if (!essays.isError) return <EssayListShape />;
  return (
    <EmptyState
      className="ruled pt-8"
      title={t('failed.title')}
      actions={
        <Button loading={essays.isFetching} onClick={() => void essays.refetch()}>
          <Icon of={RotateCw} />
          {t('common:action.tryAgain')}
        </Button>
      }
    >
      <p>{t('failed.text')}</p>
    </EmptyState>
  );
}

/** `/profile/essays`: what is being written, how long it is and may be, and how far. */
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
      {userId === null ? <EssayListShape /> : <Essays userId={userId} />}
    </>
  );
}
