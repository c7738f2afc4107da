import { Skeleton, SkeletonLines } from '@/ui/skeleton';

export function MajorsSkeleton() {
  return (
    <div aria-hidden className="grid gap-x-18 gap-y-8 lg:grid-cols-[4fr_8fr]">
      <SkeletonLines
        lines={['62%', '48%', '74%', '58%', '66%', '40%', '70%', '52%']}
        className="gap-5 max-lg:hidden"
      />
      <div>
        <Skeleton width="38%" height={24} className="mb-3" />
        <ul className="ledger ruled">
          {['44%', '32%', '52%', '38%', '46%'].map((width) => (
            <li key={width} className="grid gap-3 py-6">
              <Skeleton width={width} height={20} />
              <Skeleton width="86%" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
