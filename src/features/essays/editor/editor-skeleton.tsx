import { useTranslation } from '@/i18n/use-translation';
import { Skeleton } from '@/ui/skeleton';

const LINES = ['96%', '100%', '92%', '64%', '98%', '94%', '99%', '38%'];

/** The shape of the editor while its text is on the way. */
export function EditorSkeleton() {
  const { t } = useTranslation('essays');
  return (
    <div>
      <h1 className="sr-only">{t('editor.text')}</h1>
      <p className="flex min-h-16 items-center border-b text-13 text-muted">
        {t('editor.loading')}
      </p>
      <div
        aria-hidden
        className="grid justify-between gap-x-10 pt-8 lg:grid-cols-[9.5rem_minmax(0,42.5rem)_12rem] lg:pt-12 xl:gap-x-16"
      >
        <div className="grid content-start gap-4 max-lg:hidden">
          <Skeleton width={64} />
          <Skeleton width={96} height={32} />
          <Skeleton width={80} />
        </div>
        <div className="grid content-start gap-4 max-lg:max-w-[42.5rem]">
          <Skeleton width="62%" height={32} className="mb-3" />
          {LINES.map((width) => (
            <Skeleton key={width} width={width} height={16} />
          ))}
        </div>
        <div className="grid content-start gap-4 max-lg:hidden">
          <Skeleton width={72} />
          <Skeleton width="80%" />
          <Skeleton width="70%" />
        </div>
      </div>
    </div>
  );
}
