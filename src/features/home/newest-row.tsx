import type { Program } from '@/api/program/contract';
import { CriteriaTally } from '@/shared/program/criteria-tally';
import { daysLeft, isNear, programDue } from '@/shared/program/deadlines';
import { ProgramDetailsLink } from '@/shared/program/program-details-link';
import { SchoolPortrait } from '@/shared/program/school-portrait';
import { useDeadlineFormat } from '@/shared/program/use-deadline-format';
import { formatMoney } from '@/i18n/format';
import { formatDay } from '@/i18n/format-date';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';

/** A program in one row: place, name, fee, date, criteria; stacked on a phone. */
export function NewestRow({ program, now }: { program: Program; now: Date }) {
  const { t } = useTranslation('home');
  const { inDays } = useDeadlineFormat();
  const locale = useLocale();
  const { school, tuition, criteria } = program;
  const due = programDue(program);
  const days = due ? daysLeft(due, now) : Number.NaN;
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)] items-center gap-x-4 py-3 md:grid-cols-[64px_minmax(0,4fr)_minmax(0,2fr)_minmax(0,2fr)_minmax(0,3fr)] md:gap-x-6">
      <SchoolPortrait school={school} size={64} className="max-md:row-span-4" />
      <div className="col-start-2">
        <ProgramDetailsLink
          program={program}
          className="text-17 font-600 text-pretty no-underline wrap-anywhere hover:underline"
        />
        <p className="wrap-anywhere text-muted">{school.name}</p>
      </div>
      <p className="num max-md:col-start-2">
        {tuition != null && t('student.tuition', { amount: formatMoney(locale, tuition) })}
      </p>
      <p className="max-md:col-start-2">
        {due ? formatDay(locale, due.day) : t('student.rolling')}
        {days >= 0 && (
          <span className={isNear(days) ? 'block font-600 text-accent' : 'block text-muted'}>
            {inDays(days)}
          </span>
        )}
      </p>
      <div className="max-md:col-start-2">
        {criteria && criteria.length > 0 && <CriteriaTally criteria={criteria} />}
      </div>
    </li>
  );
}
