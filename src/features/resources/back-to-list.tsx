import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '@/i18n/use-translation';
import { isRouteAvailable } from '@/routing/available-routes';
import { useDetailParam } from '@/shared/search-params/use-detail-param';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { BackBar } from '@/ui/overlays/back-bar';
import { GUIDE_CLOSED, guideParams } from './guide-params';

type LinkProps = { className: string; children: ReactNode };

/** Goes back in the history if the guide was opened from the list, so that the scroll position is restored. */
function ListLink({ className, children }: LinkProps) {
  const { searchWith, isOpenedFromPage, close } = useDetailParam(guideParams, GUIDE_CLOSED);
  // A legal page is there without the guides.
  if (!isRouteAvailable('resources')) return null;
  return (
    <Link
      to={{ search: searchWith(GUIDE_CLOSED) }}
      onClick={(event) => {
        const plain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
        if (!isOpenedFromPage || !plain) return;
        event.preventDefault();
        close();
      }}
      className={className}
    >
      {children}
    </Link>
  );
}

export function BackToList({ className }: { className?: string }) {
  const { t } = useTranslation('resources');
  return (
    <ListLink
      className={cx('tap font-600 text-brand no-underline hover:underline print:hidden', className)}
    >
      <Icon of={ArrowLeft} />
      {t('reader.all')}
    </ListLink>
  );
}

/** The way back above a text: next to it, and on a phone in the bar at the top. */
export function BackAbove() {
  const { t } = useTranslation('resources');
  return (
    <>
      <BackBar>
        <ListLink className="tap -mr-3 min-w-11 font-600 text-ink no-underline hover:text-brand md:hidden">
          <Icon of={ArrowLeft} />
          {/* The narrowest phones have room for the arrow. */}
          <span className="max-[22.4375rem]:sr-only">{t('title')}</span>
        </ListLink>
      </BackBar>
      <BackToList className="max-md:hidden" />
    </>
  );
}
