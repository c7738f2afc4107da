import { RetryLine } from '@/shared/states/retry-line';
import { Skeleton } from '@/ui/skeleton';

type Props = {
  loading: string;
  failed: string;
  query: { isError: boolean; error: unknown; refetch: () => unknown };
};

/** Skeleton or retry for a part of the page. */
export function PartState({ loading, failed, query }: Props) {
  if (query.isError)
    return (
      <RetryLine className="ruled py-5" text={failed} error={query.error} retry={query.refetch} />
    );
  return (
    <div role="status" className="ruled grid gap-4 py-5">
      <span className="sr-only">{loading}</span>
      <Skeleton width="30%" height={32} />
      <Skeleton width="70%" />
      <Skeleton width="50%" />
    </div>
  );
}
