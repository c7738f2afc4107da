import { useQuery } from '@tanstack/react-query';
import { essaysQuery } from '@/api/essay/queries';
import { queryState } from '@/api/http/writes';
import { useTranslation } from '@/i18n/use-translation';
import { FailedState } from '@/shared/states/failed-state';
import { EmptyState } from '@/ui/empty-state';
import { EssayList, EssayListSkeleton } from './essay-list';
import { NewEssay } from './new-essay';
import { useSendDrafts } from '@/features/essays/draft/use-draft';
import { useEssayActions } from './use-essay-actions';

/** The student's essays, loaded again at each visit; with the states of loading, failure and no essays. */
export function EssaysView({ userId }: { userId: string }) {
  const { t } = useTranslation('essays');
  const query = useQuery({
    ...essaysQuery(),
    refetchOnMount: 'always',
  });
  const { data } = query;
  const { failed, ...failure } = queryState(query);
  const actions = useEssayActions(userId);
  useSendDrafts(userId);
  if (data) {
    return (
      <>
        {(data.length > 0 || actions.deleted.length > 0) && (
          <EssayList userId={userId} essays={data} actions={actions} />
        )}
        {data.length === 0 && (
          <EmptyState
            className="pt-5 md:pt-8"
            title={t('empty.title')}
            actions={<NewEssay label={t('empty.action')} />}
          >
            {t('empty.text')}
          </EmptyState>
        )}
      </>
    );
  }
  if (!failed) return <EssayListSkeleton />;
  return (
    <FailedState className="pt-5 md:pt-8" title={t('failed.title')} {...failure}>
      {t('failed.text')}
    </FailedState>
  );
}
