import type { Program } from '@/api/program/contract';
import { daysUntil, formatDay, formatMoney, formatMonth, formatNumber } from '@/i18n/format';
import { LOCALES } from '@/i18n/locales';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import type { CriteriaCount } from '@/ui/strokes';

const MONTHS_NAMED = 3;

/** Days until a deadline from which it is marked as near. */
const NEAR_DAYS = 7;

/** When to apply: the day or `rolling`, and how far it is; both ready to show. */
export type ApplyBy = { day: string; left: string | null; near: boolean };

/** The months of intake that are months, in order. */
function months({ intakes }: Program): number[] {
  const valid = (intakes ?? []).filter(
    (month) => Number.isInteger(month) && month > 0 && month < 13,
  );
  return [...new Set(valid)].sort((a, b) => a - b);
}

/** The facts of a program in the words of the locale; `null` where the server sent none. */
export function useProgramWords() {
  const { t } = useTranslation('results');
  const locale = useLocale();
  const number = (value: number) => formatNumber(locale, value);

  const intakes = (program: Program): string | null => {
    const names = months(program).map((month) => formatMonth(locale, month));
    if (names.length === 0) return null;
    return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(t('and'));
  };

  // Vietnamese writes a month with a capital only where it stands alone.
  const inLine = (names: string) => (locale === 'vi' ? names.toLocaleLowerCase('vi') : names);

  const left = (day: string, now: Date): Pick<ApplyBy, 'left' | 'near'> => {
    const days = daysUntil(day, now);
    if (Number.isNaN(days)) return { left: null, near: false };
    if (days < 0) return { left: t('row.passed'), near: false };
    const near = days <= NEAR_DAYS;
    if (days === 0) return { left: t('row.today'), near };
    return { left: t('row.inDays', { count: days }), near };
  };

  const language = (tag: string): string => {
    try {
      return new Intl.DisplayNames(LOCALES[locale].tag, { type: 'language' }).of(tag) ?? tag;
    } catch {
      return tag;
    }
  };

  return {
    number,
    /** Tuition a year. */
    tuition: ({ tuition }: Program) => (tuition == null ? null : formatMoney(locale, tuition)),
    /** City and country. */
    place: ({ school }: Pick<Program, 'school'>) =>
      [school.city, school.country].filter(Boolean).join(', ') || null,
    type: ({ school }: Pick<Program, 'school'>) => (school.type ? t(`row.${school.type}`) : null),
    degree: ({ degree }: Program) => (degree ? t(`degrees.${degree}`) : null),
    length: ({ duration }: Program) =>
      duration == null ? null : t('row.years', { count: duration }),
    intakes,
    languages: ({ languages }: Program) => languages?.map(language).join(', ') || null,
    /** Without a deadline applications are taken all year. */
    applyBy: (program: Program, now: Date): ApplyBy => {
      const { deadline } = program;
      if (deadline) return { day: formatDay(locale, deadline), ...left(deadline, now) };
      const names = intakes(program);
      const count = months(program).length;
      const day =
        names === null || count > MONTHS_NAMED
          ? t('row.rolling')
          : t('row.rollingIn', { count, months: inLine(names) });
      return { day, left: null, near: false };
    },
    /** `4 met, 1 not met, 1 unknown`; what there is none of is left out. */
    tally: ({ met, unmet, unknown }: CriteriaCount) =>
      [
        met > 0 && t('fit.met', { count: met }),
        unmet > 0 && t('fit.unmet', { count: unmet }),
        unknown > 0 && t('fit.unknown', { count: unknown }),
      ]
        .filter(Boolean)
        .join(', '),
  };
}
