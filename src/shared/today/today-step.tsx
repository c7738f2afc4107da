import type { NextDeadline } from '@/shared/program/deadlines';
import { useDeadlineFormat } from '@/shared/program/use-deadline-format';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { buttonClass } from '@/ui/button-class';
import { Skeleton } from '@/ui/skeleton';

/** Minutes that a step takes, an estimate. */
const MINUTES = { first: 5, considering: 20, preparing: 30, reply: 15, own: 10 };

/** The most useful step for the nearest date; without one, to save a program. */
function stepOf(next: NextDeadline | undefined): keyof typeof MINUTES {
  if (!next) return 'first';
  if (next.task !== 'send') return next.task;
  return next.bookmark.status === 'preparing' ? 'preparing' : 'considering';
}

/** The words of a step. */
export function useStepText(next: NextDeadline | undefined) {
  const { t } = useTranslation('today');
  const step = stepOf(next);
  return {
    minutes: t('minutes', { count: MINUTES[step] }),
    title: t(`step.${step}`, { school: next?.bookmark.program.school.name ?? '' }),
  };
}

type Props = {
  /** `undefined`: nothing has a date. */
  next: NextDeadline | undefined;
};

/** The one thing to do now, in large type, and how long it takes. */
export function TodayStep({ next }: Props) {
  const { t } = useTranslation('today');
  const { inDays } = useDeadlineFormat();
  const { minutes, title } = useStepText(next);
  return (
    <section aria-labelledby="today-step" className="border-t border-ink pt-3.5 md:pt-5">
      <p className="flex flex-wrap gap-x-2.5">
        <b className="font-600">{t('now')}</b> <span>{minutes}</span>
      </p>
      <h2
        id="today-step"
        className="mt-0.5 text-[1.75rem]/9 font-600 tracking-[-.028em] text-balance wrap-anywhere lg:mt-2 lg:text-44"
      >
        {title}
      </h2>
      {next && (
        <p className="mt-1 wrap-anywhere lg:mt-3">
          {t('due', { program: next.bookmark.program.title, left: inDays(next.days) })}
        </p>
      )}
      <LocalLink
        to={next ? 'checklist' : 'school-list'}
        className={buttonClass({ className: 'mt-3.5 min-h-13 max-md:w-full md:mt-5 md:min-w-42' })}
      >
        {next ? t('plan') : t('find')}
      </LocalLink>
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
