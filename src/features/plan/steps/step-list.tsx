import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import type { Bookmark } from '@/api/bookmark/contract';
import { useTranslation } from '@/i18n/use-translation';
import { daysLeft, isNear } from '@/shared/program/deadlines';
import type { PlanStep } from '@/shared/steps/plan-step';
import { isStillOpen } from '@/shared/steps/urgency';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { keyOf, nameOf } from '@/features/plan/list/plan-list';
import { StepRow } from './step-row';
import type { StepActions } from './use-step-actions';

type Props = {
  bookmark: Bookmark;
  steps: readonly PlanStep[];
  now: Date;
  onOpen: (key: string) => void;
} & StepActions;

/** The steps of an open card, by date, with a way to add one. */
export function StepList({ bookmark, steps, now, onOpen, canAddStep, ...actions }: Props) {
  const { t } = useTranslation('checklist');
  const key = keyOf(bookmark);
  return (
    <div className="relative z-1 clear-right mt-3">
      <ul aria-label={t('steps.label', nameOf(bookmark))}>
        {steps.map((step) => (
          <StepRow
            key={step.key}
            step={step}
            stillOpen={isStillOpen(step, now)}
            near={step.kind === 'form' && step.due !== null && isNear(daysLeft(step.due, now))}
            {...actions}
          />
        ))}
      </ul>
      <div className="-mx-2.5 -mb-2 flex flex-wrap justify-between border-t">
        <Button variant="quiet" disabled={!canAddStep} onClick={() => actions.onSheet(key, null)}>
          <Icon of={Plus} />
          {t('steps.add')}
        </Button>
        <Button
          variant="quiet"
          aria-label={t('card.open', nameOf(bookmark))}
          onClick={() => onOpen(key)}
        >
          <Icon of={Pencil} />
          {t('card.edit')}
        </Button>
      </div>
    </div>
  );
}
