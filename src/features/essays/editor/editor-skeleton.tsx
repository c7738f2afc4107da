import { useFocusOnUnmount } from '@/shared/hooks/use-focus-on-unmount';
import { useTranslation } from '@/i18n/use-translation';
import { Skeleton } from '@/ui/skeleton';
import { SkeletonLines } from '@/ui/skeleton-lines';
import { BackToEssays } from './back-to-essays';

const LINES = ['96%', '100%', '92%', '64%', '98%', '94%', '99%', '38%'];

/** The editor while its text loads. The heading of what replaces it takes over the focus of its heading. */
export function EditorSkeleton() {
  const { t } = useTranslation('essays');
  const heading = useFocusOnUnmount<HTMLHeadingElement>();
  return (
    <div>
      <h1 ref={heading} className="sr-only">
        {t('editor.text')}
      </h1>
      <div data-own-bar className="flex min-h-16 items-center gap-x-6 border-b">
        <BackToEssays />
        <p className="text-13 text-muted">{t('editor.loading')}</p>
      </div>
      <div
        aria-hidden
        className="grid justify-between gap-x-10 pt-8 lg:grid-cols-[9.5rem_minmax(0,42.5rem)_12rem] lg:pt-12 xl:gap-x-16"
      >
        <SkeletonLines lines={[64, [96, 32], 80]} className="gap-4 max-lg:hidden" />
        <div className="max-lg:max-w-[42.5rem]">
          <Skeleton width="62%" height={32} className="mb-7" />
          <SkeletonLines lines={LINES.map((width) => [width, 16])} className="gap-4" />
        </div>
        <SkeletonLines lines={[72, '80%', '70%']} className="gap-4 max-lg:hidden" />
      </div>
    </div>
  );
}
