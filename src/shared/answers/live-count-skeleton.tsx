import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Skeleton } from '@/ui/skeleton';

/** A bar in the place of words, which are there unseen so that it takes what they will take. */
function Words({
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
        className="absolute top-1/2 left-0 -translate-y-1/2"
      />
    </div>
  );
}

/** The shape of what the answers come to, while it is counted: as tall as what comes, so that nothing moves. */
export function LiveCountShape() {
  const { t } = useTranslation('questions');
  return (
    <div aria-hidden>
      <Words width="60%">
        <p className="text-13">{t('count.before')}</p>
      </Words>
      <Words width="45%" height={40}>
        <p className="my-1">
          <span className="fig mr-2 text-44">0</span>
          <span className="text-17">{t('count.programs', { count: 0 })}</span>
        </p>
      </Words>
      <Words width="80%">
        <p>{t('count.places', { schools: '000', countries: '00' })}</p>
      </Words>
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
