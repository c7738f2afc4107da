import Undo2 from 'lucide-react/icons/undo-2';
import type { Ref } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { STEP_BUTTON, STEP_BUTTONS, STEP_HEADING } from './today-step';

type Props = {
  /** How many cairns have a stone more. */
  stones: number;
  heading: Ref<HTMLHeadingElement>;
  onUndo: () => void;
  /** Shows the next step. */
  onMore: () => void;
};

/** The step of today is done: it can be undone, or followed by another one. */
export function TodayDone({ stones, heading, onUndo, onMore }: Props) {
  const { t } = useTranslation('today');
  return (
    <section aria-labelledby="today-step" className="border-t border-ink pt-3.5 md:pt-5">
      <p className="flex flex-wrap gap-x-2.5">
        <b className="font-600 text-brand">{t('done')}</b>{' '}
        <span>{t('stones', { count: stones })}</span>
      </p>
      <h2 ref={heading} id="today-step" tabIndex={-1} className={STEP_HEADING}>
        {t('enough')}
      </h2>
      <div className={STEP_BUTTONS}>
        <Button variant="second" className={STEP_BUTTON} onClick={onUndo}>
          <Icon of={Undo2} />
          {t('undo')}
        </Button>
        <Button variant="quiet" className="min-h-13 whitespace-nowrap" onClick={onMore}>
          {t('oneMore')}
        </Button>
      </div>
    </section>
  );
}
