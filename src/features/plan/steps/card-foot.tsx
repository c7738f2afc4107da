import type { ReactNode } from 'react';
import type { Bookmark } from '@/api/bookmark/contract';
import { useTranslation } from '@/i18n/use-translation';
import { currentDueOf, daysLeft, dueOf, isNear, nearColor } from '@/shared/program/deadlines';
import { useDeadlineFormat } from '@/shared/program/use-deadline-format';
import type { PlanStep } from '@/shared/steps/plan-step';
import { firstOpen, isStillOpen } from '@/shared/steps/urgency';
import { useStepFormat } from '@/shared/steps/use-step-format';
import { cx } from '@/ui/cx';
import { Stamp } from '@/ui/data/stamp';
import { DateLine } from '@/features/plan/card-parts';
import { AskOutcome } from '@/features/plan/outcome/ask-outcome';
import { ShowParents } from '@/features/plan/outcome/show-parents';
import { usePlanFormat } from '@/features/plan/use-plan-format';
import { doneOf } from './card-cairn';
import type { StepActions } from './use-step-actions';

/** A ruled line at the foot of a card; the mark of a closed card is at its end. */
function Line({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <div
      className={cx(
        'clear-right mt-3 flex flex-wrap items-start justify-between gap-x-3 border-t pt-2.5 pr-6',
        className,
      )}
    >
      {children}
    </div>
  );
}

/** The next step of a closed card. */
function NextLine({ step, now }: { step: PlanStep; now: Date }) {
  const { t } = useTranslation('today');
  const { name, day } = useStepFormat();
  const { inDays } = useDeadlineFormat();
  const { due } = step;
  const days = due ? daysLeft(due, now) : Number.NaN;
  // Only the last day at the school is a warning: the days before it are suggestions.
  const isAlert = step.kind === 'form' && isNear(days);
  return (
    <Line className={isAlert ? 'font-600 text-accent' : undefined}>
      <span className="font-600 wrap-anywhere">{name(step)}</span>
      {isStillOpen(step, now) ? (
        <span>{t('stillOpen')}</span>
      ) : (
        due && (
          <span className="num">
            {day(due)}
            {isNear(days) && `, ${inDays(days)}`}
          </span>
        )
      )}
    </Line>
  );
}

/** A change that the server has refused, on a closed card; the open one has its message. */
function RefusedLine({ step }: { step: PlanStep }) {
  const { t } = useTranslation('checklist');
  const { name } = useStepFormat();
  return (
    <Line className="font-600 text-accent">
      <span className="wrap-anywhere">{name(step)}</span>
      <span>{t('tools.notSaved')}</span>
    </Line>
  );
}

/** By when to reply to an offer: good news until the last days. */
function ReplyLine({ bookmark, now }: { bookmark: Bookmark; now: Date }) {
  const { t } = useTranslation('checklist');
  const { day } = usePlanFormat();
  const due = dueOf(bookmark);
  if (!due) return null;
  const days = daysLeft(due, now);
  const isLate = nearColor('reply', days) === 'text-accent';
  return (
    <Line className="pr-0!">
      <span>{t('outcome.replyBy')}</span>
      <span className={cx('num font-600', isLate && 'text-accent')}>{day(due.day)}</span>
    </Line>
  );
}

type Props = {
  bookmark: Bookmark;
  steps: readonly PlanStep[];
  now: Date;
  isOpen: boolean;
} & Pick<StepActions, 'onOutcome'>;

/** What the server has refused, and what is next. */
export function CardFoot(props: Props) {
  const refused = props.steps.find((step) => step.refused !== null);
  return (
    <>
      {refused && !props.isOpen && <RefusedLine step={refused} />}
      <NextOfCard {...props} />
    </>
  );
}

/** What is next for a program: the decision and what follows from it, or the next step and the date behind it. */
function NextOfCard({ bookmark, steps, now, isOpen, onOutcome }: Props) {
  const { t } = useTranslation('checklist');
  const { cardDate, day, sentOn } = usePlanFormat();
  const { status, outcome, deadline } = bookmark;
  if (status === 'decided') {
    if (!outcome) return <AskOutcome bookmark={bookmark} onOutcome={onOutcome} />;
    if (outcome === 'offer') {
      return (
        <>
          <ReplyLine bookmark={bookmark} now={now} />
          <ShowParents program={bookmark.program} />
        </>
      );
    }
    return <Line className="wrap-anywhere">{t(`outcome.${outcome}`)}</Line>;
  }
  const progress = steps.length > 0 && (
    <span className="sr-only">
      {t('steps.progress', { count: steps.length, done: doneOf(steps) })}
    </span>
  );
  const date = cardDate(bookmark, now);
  const sentAt = status === 'submitted' ? sentOn(bookmark) : null;
  const next = firstOpen(steps, bookmark, now);
  if (status === 'submitted' || !next) {
    return (
      <Line>
        {progress}
        {sentAt ? <Stamp label={t('card.sent')} at={sentAt} /> : <DateLine date={date} />}
        {sentAt && deadline && (
          <span className="num mt-2.5">
            {t('editor.deadline')} {day(deadline)}
          </span>
        )}
      </Line>
    );
  }
  const due = currentDueOf(bookmark, now);
  const label =
    deadline && due?.day === deadline ? t('editor.deadline') : due ? t('card.deadline') : undefined;
  // The next step has a date, so the deadline is shown only if the student has set one, or if it is missing, near or over.
  const isShown =
    Boolean(deadline) || due === null || date.tone === 'alert' || daysLeft(due, now) < 0;
  // The form is due at the school's deadline.
  const isRepeated = next.kind === 'form' && !deadline;
  return (
    <>
      {!isOpen && <NextLine step={next} now={now} />}
      {progress}
      {isShown && !isRepeated && (
        <p className={cx('clear-right', isOpen ? 'mt-3 border-t pt-2.5' : 'mt-1 pr-6')}>
          <DateLine date={date} label={label} />
        </p>
      )}
    </>
  );
}
