import type { NextDeadline } from '@/shared/program/deadlines';
import { useDeadlineFormat } from '@/shared/program/use-deadline-format';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { buttonClass } from '@/ui/button-class';
import { Skeleton } from '@/ui/skeleton';

/** Minutes that a step takes, an estimate. */
const MINUTES = { save: 5, considering: 20, preparing: 30, reply: 15, own: 10 };

/** The most useful step for the nearest date; without one, to save a program. */
function stepOf(next: NextDeadline | undefined): keyof typeof MINUTES {
  if (!next) return 'save';
  if (next.task !== 'send') return next.task;
  return next.bookmark.status === 'preparing' ? 'preparing' : 'considering';
}

/** As tall as the step. */
export function NextStepSkeleton() {
  return (
    <div aria-hidden className="page mt-8 grid h-[196px] content-start gap-4 md:mt-10 md:h-[104px]">
      <Skeleton width="20%" />
      <Skeleton width="60%" height={32} />
    </div>
  );
}

/** The one thing to do now, and how long it takes. */
export function NextStep({ next }: { next: NextDeadline | undefined }) {
  const { t } = useTranslation('home');
  const { inDays } = useDeadlineFormat();
  const step = stepOf(next);
  const program = next?.bookmark.program;
  return (
    <section className="page mt-8 grid min-h-[196px] content-start items-end gap-x-12 gap-y-4 md:mt-10 md:min-h-[104px] md:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <p className="font-600 text-brand">{t('student.minutes', { count: MINUTES[step] })}</p>
        <h2 className="mt-1 text-24 text-pretty wrap-anywhere md:text-32">
          {t(`student.step.${step}`, { school: program?.school.name ?? '' })}
        </h2>
        {next && program && (
          <p className="mt-1 wrap-anywhere">
            {program.title}, {inDays(next.days)}
          </p>
        )}
      </div>
      <LocalLink
        to={next ? 'checklist' : 'school-list'}
        className={buttonClass({ className: 'justify-self-start' })}
      >
        {next ? t('student.plan') : t('student.open')}
      </LocalLink>
    </section>
  );
}
