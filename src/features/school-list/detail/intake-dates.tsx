import Check from 'lucide-react/icons/check';
import type { SchoolProgram } from '@/api/school/contract';
import { useTranslation } from '@/i18n/use-translation';
import { SourceMark } from '@/shared/program/tuition-figure';
import { useProgramFormat } from '@/shared/program/use-program-format';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';

type Props = {
  program: SchoolProgram;
  now: Date;
  /** Whether the student's grade is known: without it, the next open intake is marked (R40). */
  gradeKnown: boolean;
};

/** The intakes with their deadlines; the one that this student can take is marked (R40). */
export function IntakeDates({ program, now, gradeKnown }: Props) {
  const { t } = useTranslation('results');
  const { applyBy, start } = useProgramFormat();
  const { starts, deadline, deadline_time } = program;
  const known = program.intake_dates ?? [];
  const intakes = known.length > 0 ? known : [{ starts, deadline, deadline_time }];
  return (
    <section className="mt-8">
      <div className="flex flex-wrap items-baseline gap-x-3 border-b border-ink pb-2">
        <h3 className="text-20">{t('dates.title')}</h3>
        {program.source === 'illustrative' && <SourceMark of={t('dates.title')} />}
      </div>
      <ol>
        {intakes.map((intake) => {
          // One without a deadline is open all year: it does not have the program's.
          const own = {
            starts: intake.starts,
            deadline: intake.deadline,
            deadline_time: intake.deadline_time,
          };
          const { day, clock, left, near } = applyBy({ ...program, ...own }, now);
          const isOwn = intake.starts != null && intake.starts === starts;
          const startText = start({ ...program, ...own });
          return (
            <li
              key={intake.starts ?? ''}
              className="grid gap-x-4 border-b py-3 md:grid-cols-[168px_minmax(0,1fr)]"
            >
              <span className={cx('fig num text-24', near && 'text-accent')}>{day}</span>
              <span>
                {startText !== null && (
                  <span className="block font-600 first-letter:uppercase">{startText}</span>
                )}
                {left !== null && (
                  <span className={cx('block', near && 'font-600 text-accent')}>{left}</span>
                )}
                {clock != null && <span className="block text-13 text-muted">{clock}</span>}
                {isOwn && (
                  <span className="mt-1 flex items-center gap-1.5 text-13 font-600 text-brand">
                    <Icon of={Check} size={16} />
                    {gradeKnown ? t('dates.own') : t('dates.next')}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
