import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/skeleton';

type Props = {
  loading: string;
  failed: string;
  query: Pick<UseQueryResult, 'isError' | 'refetch'>;
};

/** Skeleton or retry for a part of the page. */
export function PartState({ loading, failed, query }: Props) {
  const { t } = useTranslation();
  if (query.isError) {
    return (
      <div className="ruled py-5">
        <p className="mb-3 text-muted">{failed}</p>
        <Button variant="second" onClick={() => void query.refetch()}>
          {t('action.tryAgain')}
        </Button>
      </div>
    );
  }
  return (
    <div role="status" className="ruled grid gap-4 py-5">
      <span className="sr-only">{loading}</span>
      <Skeleton width="30%" height={32} />
      <Skeleton width="70%" />
      <Skeleton width="50%" />
    </div>
  );
}
