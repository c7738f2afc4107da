import type { Program } from '@/api/program/contract';
import { ProgramDetailsLink } from '@/shared/program/program-details-link';
import { useNow } from '@/shared/hooks/use-now';
import { dayParts } from '@/i18n/format-date';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { daysLeft, nearColor, type DueDate } from '@/shared/program/deadlines';
import { useDeadlineFormat } from '@/shared/program/use-deadline-format';
import { cx } from '@/ui/cx';

type DeadlineCell = { program: Program; due: DueDate };

/** Programs with their days as large numerals: rows on a phone, else columns. */
export function DeadlineCells({ cells }: { cells: readonly DeadlineCell[] }) {
  const { inDays, clock } = useDeadlineFormat();
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const nearest = cells[0] && daysLeft(cells[0].due, now);
  return (
    <ol className="ruled grid border-b max-md:ledger md:auto-cols-fr md:grid-flow-col">
      {cells.map(({ program, due }) => {
        const { day, month } = dayParts(locale, due.day);
        const days = daysLeft(due, now);
        const time = clock(due);
        // Only what is nearest needs attention.
        const color = days === nearest && nearColor('send', days);
        return (
          <li
            key={program.id}
            className="py-3 max-md:grid max-md:grid-cols-[5rem_minmax(0,1fr)] md:px-5 md:pt-4 md:pb-5 md:first:pl-0 md:not-first:border-l"
          >
            <p className="items-baseline gap-2 md:mb-3 md:flex">
              <span className={cx('fig text-44', color)}>{day}</span>
              <span className="block text-muted md:text-17">{month}</span>
            </p>
            <div>
              <p className="text-17 font-600 wrap-anywhere">
                <ProgramDetailsLink program={program} />
              </p>
              <p className="wrap-anywhere text-muted">{program.school.name}</p>
              <p className={color ? `font-600 ${color}` : 'text-muted'}>{inDays(days)}</p>
              {time !== null && <p className="text-13 wrap-anywhere text-muted">{time}</p>}
              {program.source === 'illustrative' && (
                <p className="text-13 text-muted">{t('deadline.illustrative')}</p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
