import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { STEP_LATE_MS } from '@/shared/steps/outbox';
import type { PlanStep } from '@/shared/steps/plan-step';
import { useStepFormat } from '@/shared/steps/use-step-format';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { cx } from '@/ui/cx';
import { IconButton } from '@/ui/icon-button';
import { useLate } from '@/ui/use-late';
import { focusNext, cardLinkId, stepMenuId } from '@/features/plan/card-element-ids';
import { useDeletedEssay } from './use-deleted-essay';
import type { StepActions } from './use-step-actions';

type RowActions = Omit<StepActions, 'canAddStep'>;

/** The change of a step that the server does not have. */
function Unsent({ step, onResend, onDiscard }: { step: PlanStep } & RowActions) {
  const { t } = useTranslation(['checklist', 'common']);
  const isLate = useLate(step.waiting && step.refused === null, STEP_LATE_MS);
  if (step.refused !== null) {
    const leave = () => focusNext(stepMenuId(step), cardLinkId(step.programId));
    return (
      <div role="alert" className="pb-2 pl-8 text-13">
        <p className="wrap-anywhere text-accent">{step.refused}</p>
        <button
          type="button"
          className="link tap"
          onClick={() => {
            onResend(step);
            leave();
          }}
        >
          {t('common:action.tryAgain')}
        </button>{' '}
        <button
          type="button"
          className="link tap ml-4"
          onClick={() => {
            onDiscard(step);
            leave();
          }}
        >
          {t('editor.discard')}
        </button>
      </div>
    );
  }
  return (
    <p role="status" className={cx('pl-8 text-13 text-muted', isLate && 'pb-2')}>
      {isLate && t('steps.waiting')}
    </p>
  );
}

/** Where a step is worked on: its essay or its scholarship. */
function LinkedRecord({ step: { kind, essayId, scholarshipId } }: { step: PlanStep }) {
  const { t } = useTranslation('checklist');
  const isDeleted = useDeletedEssay(essayId);
  const className = 'link tap -mt-2 ml-8 text-13';
  if (kind === 'essay' && essayId !== null) {
    if (isDeleted) return null;
    return (
      <LocalLink to="essay" params={{ id: String(essayId) }} className={className}>
        {t('steps.openEssay')}
      </LocalLink>
    );
  }
  if (kind !== 'scholarship' || scholarshipId === null) return null;
  const search = { scholarship: String(scholarshipId) };
  return (
    <LocalLink to="scholarship" search={search} className={className}>
      {t('steps.openScholarship')}
    </LocalLink>
  );
}

type Props = {
  step: PlanStep;
  /** The deadline is near. */
  near: boolean;
  /** The suggested date has passed. */
  stillOpen: boolean;
} & RowActions;

/** A step of an open card: pressing it sets its stone, or takes the stone away again. */
export function StepRow({ step, near, stillOpen, ...actions }: Props) {
  const { t } = useTranslation(['checklist', 'today']);
  const { name, day, clock, doneWord } = useStepFormat();
  const isDone = step.state === 'done';
  const title = name(step);
  const time = step.due && !isDone ? clock(step.due) : null;
  const when = () => {
    if (isDone) return doneWord(step.kind);
    return stillOpen ? t('today:stillOpen') : step.due && day(step.due);
  };
  return (
    <li className="border-t">
      <div className="flex items-start">
        <label className="holds-focus:outline-2 holds-focus:outline-brand grid min-h-11 flex-1 cursor-pointer grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-x-3 py-2">
          <input
            type="checkbox"
            checked={isDone}
            onChange={() => actions.onStep(step, { state: isDone ? 'open' : 'done' })}
            className="h-2.5 w-5 appearance-none rounded-[50%] border-[1.5px] border-edge outline-none checked:border-[5px] checked:border-brand"
          />
          <span className={cx('wrap-anywhere', !isDone && 'font-600')}>{title}</span>{' '}
          <span
            className={cx('num', isDone && 'text-brand', near && !isDone && 'font-600 text-accent')}
          >
            {when()}
          </span>
          {time !== null && (
            <span className="num col-span-2 col-start-2 text-13 text-muted">{time}</span>
          )}
        </label>
        <IconButton
          id={stepMenuId(step)}
          icon={EllipsisVertical}
          size={18}
          aria-label={t('steps.edit', { step: title })}
          onClick={() => actions.onSheet(step.programId, step)}
          className="-mr-4 text-muted!"
        />
      </div>
      <LinkedRecord step={step} />
      <Unsent step={step} {...actions} />
    </li>
  );
}
