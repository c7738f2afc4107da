import { TriangleAlert } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import { Notice } from '@/ui/notice';
import type { DroppedName } from '@/features/school-list/filters/use-program-list-params';

/** Lists the invalid parts of the URL that were ignored. */
export function DroppedNotice({ dropped }: { dropped: readonly DroppedName[] }) {
  const { t } = useTranslation('results');
  if (dropped.length === 0) return null;
  const names = dropped.flatMap((name) => (name === 'beyond' ? [] : [t(`dropped.names.${name}`)]));
  return (
    <Notice tone="warn" icon={TriangleAlert} role="status" className="mb-6">
      {names.length > 0 && (
        <>
          <p className="font-600">{t('dropped.title')}</p>
          <p>{t('dropped.text', { names: names.join(', ') })}</p>
        </>
      )}
      {dropped.includes('beyond') && <p>{t('dropped.beyond')}</p>}
    </Notice>
  );
}
