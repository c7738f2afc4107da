import Check from 'lucide-react/icons/check';
import type { Ref } from 'react';
import type { Essay } from '@/api/essay/contract';
import { sameId } from '@/api/http/schemas';
import { useTranslation } from '@/i18n/use-translation';
import { keepCompounds } from '@/lib/line-breaks';
import { LocalLink } from '@/routing/local-link';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/skeleton';
import type { NextStep } from './next-steps';
import { useStepText } from './use-step-text';

/** The heading of the step, which changes in place. */
export const STEP_HEADING =
  'mt-0.5 text-[1.75rem]/9 font-600 tracking-[-.028em] text-balance wrap-anywhere md:mt-2 md:text-44';
/** The buttons below it. */
export const STEP_BUTTONS = 'mt-3.5 flex flex-wrap gap-2 md:mt-5';
export const STEP_BUTTON = 'min-h-13 min-w-fit max-md:flex-1 md:min-w-42';

type Props = {
  /** `undefined`: there is nothing to do. */
  next: NextStep | undefined;
  /** Whether there are programs at all. */
  saved: boolean;
  /** A step may be linked to one that is deleted; `undefined` while they load. */
  essays: readonly Essay[] | undefined;
  heading: Ref<HTMLHeadingElement>;
  onDone: (next: NextStep) => void;
};

/** The one thing to do now, in large type, and how long it takes. */
export function TodayStep({ next, saved, essays, heading, onDone }: Props) {
  const { t } = useTranslation('today');
  const { minutes, title, purpose } = useStepText(next, saved);
  const essayId = next?.served.find(({ step }) => step.essayId !== null)?.step.essayId ?? null;
  const isDeleted = essayId !== null && essays?.every(({ id }) => !sameId(id, essayId));
  const other = buttonClass({
    variant: next && next.served.length > 0 ? 'second' : 'primary',
    className: `${STEP_BUTTON} whitespace-nowrap`,
  });
  const link = () => {
    if (!next) {
      return (
        <LocalLink to="school-list" className={other}>
          {t('find')}
        </LocalLink>
      );
    }
    return essayId === null || isDeleted ? (
      <LocalLink to="checklist" className={other}>
        {t('plan')}
      </LocalLink>
    ) : (
      <LocalLink to="essay" params={{ id: String(essayId) }} className={other}>
        {t('essay')}
      </LocalLink>
    );
  };
  return (
    <section aria-labelledby="today-step" className="border-t border-ink pt-3.5 md:pt-5">
      <p className="flex flex-wrap gap-x-2.5">
        <b className="font-600">{t('now')}</b> <span>{minutes}</span>
      </p>
      <h2 ref={heading} id="today-step" tabIndex={-1} className={STEP_HEADING}>
        {keepCompounds(title)}
      </h2>
      {purpose && <p className="mt-1 wrap-anywhere lg:mt-3">{purpose}</p>}
      <div className={STEP_BUTTONS}>
        {next && next.served.length > 0 && (
          <Button className={STEP_BUTTON} onClick={() => onDone(next)}>
            <Icon of={Check} />
            {t('done')}
          </Button>
        )}
        {link()}
      </div>
    </section>
  );
}

/** As tall as the step. */
export function TodayStepSkeleton() {
  return (
    <div aria-hidden className="grid gap-4 border-t border-ink pt-5">
      <Skeleton width="30%" />
      <Skeleton width="80%" height={32} />
      <Skeleton width="60%" />
    </div>
  );
}
