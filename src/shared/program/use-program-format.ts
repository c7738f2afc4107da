import type { Program } from '@/api/program/contract';
import { formatMoney } from '@/i18n/format';
import { formatLanguage, formatLanguageInLine, formatList } from '@/i18n/format-names';
import { formatDay, formatMonth, formatYearMonth } from '@/i18n/format-date';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { unbroken } from '@/lib/line-breaks';
import { daysLeft, isNear, programDue, type DueDate } from './deadlines';
import { formatPlace } from './place';
import { useDeadlineFormat, type ApplyByText } from './use-deadline-format';

const MAX_NAMED_MONTHS = 3;

function monthsOf({ intakes }: Program): number[] {
  const valid = (intakes ?? []).filter(
    (month) => Number.isInteger(month) && month > 0 && month < 13,
  );
  return [...new Set(valid)].sort((a, b) => a - b);
}

/** A program with its school, for names and announcements: many schools have a program of the same title. */
export function programWithSchool({ title, school }: Program): string {
  return `${title}, ${school.name}`;
}

/** Formats the facts of a program; `null` for one that the server did not send. */
export function useProgramFormat() {
  const { t } = useTranslation(['results', 'common']);
  const locale = useLocale();
  const { timeLeft, clock } = useDeadlineFormat();

  const intakes = (program: Program): string | null =>
    formatList(
      locale,
      monthsOf(program).map((month) => formatMonth(locale, month)),
    ) || null;

  const rolling = (program: Program): string => {
    const count = monthsOf(program).length;
    const months = intakes(program);
    return program.starts || months === null || count > MAX_NAMED_MONTHS
      ? t('row.rolling')
      : t('row.rollingIn', { count, months });
  };

  const daysText = (due: DueDate, now: Date): string | null => {
    const days = daysLeft(due, now);
    if (Number.isNaN(days)) return null;
    return days < 0 ? t('common:deadline.passed') : t('row.daysLeft', { count: days });
  };

  return {
    tuition: ({ tuition }: Program) => (tuition == null ? null : formatMoney(locale, tuition)),
    place: ({ school: { city, country } }: Pick<Program, 'school'>) =>
      formatPlace({ city, country: country && unbroken(country) }) || null,
    country: ({ school }: Pick<Program, 'school'>) => school.country && unbroken(school.country),
    type: ({ school }: Pick<Program, 'school'>) => (school.type ? t(`row.${school.type}`) : null),
    degree: ({ degree }: Program) => (degree ? t(`degrees.${degree}`) : null),
    length: ({ duration }: Program) =>
      duration == null ? null : t('row.years', { count: duration }),
    intakes,
    /** The intake that the deadline belongs to: `to start in Sep 2027` (R40). */
    start: ({ starts }: Program) =>
      starts ? t('row.toStart', { month: formatYearMonth(locale, starts) }) : null,
    /** When to apply, in a row: the day, then the days left with the intake that they belong to (R40). */
    shortDue: (program: Program, now: Date) => {
      const { starts } = program;
      const due = programDue(program);
      const day = due === null ? rolling(program) : formatDay(locale, due.day);
      const days = due && daysText(due, now);
      const intake = starts && t('row.starts', { month: formatYearMonth(locale, starts) });
      return {
        day,
        /** `59 days left, for Sep 2027`; `null` for a program that takes applications all year. */
        left: [days, intake].filter(Boolean).join(', ') || null,
        /** The same where the day is not shown. */
        alone: [days ?? day, intake].filter(Boolean).join(', '),
        near: due !== null && isNear(daysLeft(due, now)),
      };
    },
    /** `taught in English`, inside a line. */
    taughtIn: ({ languages }: Program) => {
      const names = languages?.map((tag) => formatLanguageInLine(locale, tag)) ?? [];
      if (names.length === 0) return null;
      return t('row.taughtIn', { languages: formatList(locale, names.map(unbroken)) });
    },
    languages: ({ languages }: Program) =>
      languages?.map((tag) => formatLanguage(locale, tag)).join(', ') || null,
    /** A program without a deadline takes applications all year. */
    applyBy: (program: Program, now: Date): ApplyByText => {
      const due = programDue(program);
      if (due === null) return { day: rolling(program), left: null, near: false };
      return { day: formatDay(locale, due.day), clock: clock(due), ...timeLeft(due, now) };
    },
  };
}
