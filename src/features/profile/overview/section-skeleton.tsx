import { cx } from '@/ui/cx';
import { Skeleton } from '@/ui/skeleton';

/** In place of a section's rows while they load; the label is read out. */
export function SectionSkeleton({ label, className }: { label: string; className?: string }) {
  return (
    <div role="status" className={cx('ruled grid gap-4 py-5', className)}>
      <span className="sr-only">{label}</span>
      <Skeleton width="30%" height={32} />
      <Skeleton width="70%" />
      <Skeleton width="50%" />
    </div>
  );
}
