import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Skeleton } from '@/ui/skeleton';

/** A skeleton over an invisible text, which has the size of the real one. */
function TextSkeleton({
  width,
  height,
  children,
}: {
  width: string;
  height?: number;
  children: ReactNode;
}) {
  return (
    <div className="relative">
      <div className="invisible">{children}</div>
      <Skeleton
        width={width}
        {...(height && { height })}
        className="absolute inset-y-0 left-0 my-auto"
      />
    </div>
  );
}

/** As tall as `LiveCount`, so that nothing moves when that has loaded. */
export function LiveCountSkeleton() {
  const { t } = useTranslation('questions');
  return (
    <div aria-hidden>
      <TextSkeleton width="60%">
        <p className="text-13">{t('count.before')}</p>
      </TextSkeleton>
      <TextSkeleton width="45%" height={40}>
        <p className="my-1">
          <span className="fig mr-2 text-44">0</span>
          <span className="text-17">{t('count.programs', { count: 0 })}</span>
        </p>
      </TextSkeleton>
      <TextSkeleton width="80%">
        <p>{t('count.places', { schools: '000', countries: '00' })}</p>
      </TextSkeleton>
      <div className="mt-4 mb-1">
        {[1, 2, 3, 4, 5].map((row) => (
          <div key={row} className="py-2">
            <Skeleton height={27} />
          </div>
        ))}
      </div>
      <div className="h-11" />
    </div>
  );
}
