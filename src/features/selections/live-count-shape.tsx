import { Skeleton } from '@/ui/skeleton';

/** The shape of what the answers come to, while it is counted. */
export function LiveCountShape() {
  return (
    <div aria-hidden className="grid gap-4">
      <Skeleton width="60%" />
      <Skeleton width="45%" height={48} />
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} height={26} />
      ))}
    </div>
  );
}
