import type { RefObject } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Checkbox } from '@/ui/forms/choice';
import { Popover } from '@/ui/overlays/popover';
import { useDataAccess } from './data-access-store';

type Props = {
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Switches what Sophie may read, from the next question on. */
export function DataAccessPanel(anchored: Props) {
  const { t } = useTranslation(['sophie', 'common']);
  const { answers, saved } = useDataAccess();
  return (
    <Popover
      {...anchored}
      align="end"
      title={t('sees.title')}
      closeLabel={t('common:action.close')}
    >
      <p className="text-muted">{t('sees.text')}</p>
      <div className="mt-2 grid">
        <Checkbox
          checked={answers}
          onChange={(event) => useDataAccess.setState({ answers: event.target.checked })}
        >
          {t('sees.myAnswers')}
        </Checkbox>
        <Checkbox
          checked={saved}
          onChange={(event) => useDataAccess.setState({ saved: event.target.checked })}
        >
          {t('sees.mySaved')}
        </Checkbox>
      </div>
    </Popover>
  );
}
