import PanelsTopLeft from 'lucide-react/icons/panels-top-left';
import Rows3 from 'lucide-react/icons/rows-3';
import { useTranslation } from '@/i18n/use-translation';
import { SegmentedControl } from '@/ui/forms/segmented-control';
import type { Results } from './use-results';

/** Which way the page is shown, as two buttons. */
export function ViewSwitch({ params, setParams }: Pick<Results, 'params' | 'setParams'>) {
  const { t } = useTranslation('results');
  return (
    <SegmentedControl
      className="shrink-0"
      label={t('tools.view')}
      value={params.view}
      onChange={(view) => setParams({ view })}
      options={[
        { value: 'list', label: t('tools.list'), icon: Rows3 },
        { value: 'table', label: t('tools.table'), icon: PanelsTopLeft },
      ]}
    />
  );
}
