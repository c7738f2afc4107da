import type { Program } from '@/api/program/contract';
import { ProgramDetailsLink } from '@/shared/program/program-details-link';
import { useNow } from '@/shared/hooks/use-now';
import { dayParts } from '@/i18n/format-date';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { daysLeft, isNear, type DueDate } from '@/shared/program/deadlines';
import { useDeadlineFormat } from '@/shared/program/use-deadline-format';

/** `task` is set unless it is to apply. */
type DeadlineCell = { program: Program; due: DueDate; task?: string };

/** Programs with their days as large numerals. */
export function DeadlineCells({ cells }: { cells: readonly DeadlineCell[] }) {
  const { inDays, clock } = useDeadlineFormat();
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  return (
    <ol className="ruled grid grid-cols-2 md:auto-cols-fr md:grid-flow-col md:grid-cols-none md:border-b">
      {cells.map(({ program, due, task }) => {
        const { day, month } = dayParts(locale, due.day);
        const days = daysLeft(due, now);
        const time = clock(due);
        const near = isNear(days);
        return (
          <li
            key={program.id}
            className="border-b py-3 pr-4 even:border-l even:pl-4 md:border-b-0 md:px-5 md:pt-4 md:pb-5 md:first:pl-0 md:not-first:border-l"
          >
            <p className="mb-3 flex items-baseline gap-2">
              <span className={near ? 'fig text-44 text-accent' : 'fig text-44'}>{day}</span>
              <span className="text-17 text-muted">{month}</span>
            </p>
            <p className="text-17 font-600 wrap-anywhere">
              <ProgramDetailsLink program={program} />
            </p>
            <p className="wrap-anywhere text-muted">{program.school.name}</p>
            {task && <p className="wrap-anywhere">{task}</p>}
            <p className={near ? 'font-600 text-accent' : 'text-muted'}>{inDays(days)}</p>
            {time !== null && <p className="text-13 wrap-anywhere text-muted">{time}</p>}
            {!task && program.source === 'illustrative' && (
              <p className="text-13 text-muted">{t('deadline.illustrative')}</p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
