import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { essaysQuery } from '@/api/essay/queries';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Icon } from '@/ui/icon';
import { EssayList, EssayListSkeleton } from './essay-list';
import { NewEssay } from './new-essay';
import { useEssayActions } from './use-essay-actions';

/** The student's essays, loaded again at each visit; with the states of loading, failure and no essays. */
export function EssaysView({ userId }: { userId: string }) {
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
  if (!essays.isError) return <EssayListSkeleton />;
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
