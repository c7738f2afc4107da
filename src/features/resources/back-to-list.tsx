import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '@/i18n/use-translation';
import { isOffered } from '@/routing/offered';
import { useDetailParam } from '@/shared/search-params/use-detail-param';
import { Icon } from '@/ui/icon';
import { GUIDE_CLOSED, guideParams } from './guide-params';

/** Goes back in the history if the guide was opened from the list, so that the scroll position is restored. */
export function BackToList() {
  const { t } = useTranslation('resources');
  const { searchWith, isOpenedHere, close } = useDetailParam(guideParams, GUIDE_CLOSED);
  // A legal page is there without the guides.
  if (!isOffered('resources')) return null;
  return (
    <Link
      to={{ search: searchWith(GUIDE_CLOSED) }}
      onClick={(event) => {
        const plain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
        if (!isOpenedHere || !plain) return;
        event.preventDefault();
        close();
      }}
      className="tap font-600 text-brand no-underline hover:underline print:hidden"
    >
      <Icon of={ArrowLeft} />
      {t('reader.all')}
    </Link>
  );
}
