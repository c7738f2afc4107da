import * as v from 'valibot';
import {
  achievementTypeSchema,
  type Achievement,
  type AchievementChanges,
} from '@/api/achievement/contract';
import { formatDigits } from '@/i18n/format';
import { localDay } from '@/i18n/format-date';
import type { Locale } from '@/i18n/locales';
import { countCharacters, trimmed } from '@/lib/count-text';
import { readNumber } from '@/shared/forms/typed-number';

/** Most characters of the impact. */
export const IMPACT_MAX = 150;

const ERRORS = [
  'noTitle',
  'longTitle',
  'longRole',
  'halfMonth',
  'notStarted',
  'noEnd',
  'endBeforeStart',
  'hours',
  'longImpact',
] as const;
/** Errors of the form, worded under `achievements:form.error`. */
type FormError = (typeof ERRORS)[number];

/** Narrows the message of an issue. */
export function isFormError(message: string): message is FormError {
  return ERRORS.some((error) => error === message);
}

/** Trimmed text of at most `max` characters. */
function shortText(max: number, error: FormError) {
  return v.pipe(
    v.string(),
    v.check((text) => countCharacters(text.trim()) <= max, error),
    v.transform((text) => trimmed(text).normalize('NFC')),
  );
}

const months = {
  startMonth: v.string(),
  startYear: v.string(),
  ongoing: v.boolean(),
  endMonth: v.string(),
  endYear: v.string(),
};

/** `YYYY-MM`, or `''` if month or year is missing. */
function monthOf(month: string, year: string): string {
  return month !== '' && year !== '' ? `${year}-${month}` : '';
}

/** The message of an issue is a `FormError`. */
export const formSchema = v.pipe(
  v.object({
    type: achievementTypeSchema,
    title: v.pipe(shortText(150, 'longTitle'), v.nonEmpty('noTitle')),
    role: shortText(100, 'longRole'),
    ...months,
    hours: v.pipe(
      v.string(),
      v.transform(readNumber),
      v.nullable(v.pipe(v.number('hours'), v.maxValue(168, 'hours'))),
    ),
    impact: shortText(IMPACT_MAX, 'longImpact'),
  }),
  v.forward(
    v.partialCheck(
      [['startMonth'], ['startYear']],
      ({ startMonth, startYear }) => (startMonth === '') === (startYear === ''),
      'halfMonth',
    ),
    ['startMonth'],
  ),
  v.forward(
    v.partialCheck(
      [['startMonth'], ['startYear'], ['ongoing']],
      ({ startMonth, startYear, ongoing }) =>
        !ongoing || monthOf(startMonth, startYear) <= localDay(new Date()).slice(0, 7),
      'notStarted',
    ),
    ['startMonth'],
  ),
  v.forward(
    v.partialCheck(
      [['ongoing'], ['endMonth'], ['endYear']],
      ({ ongoing, endMonth, endYear }) => ongoing || monthOf(endMonth, endYear) !== '',
      'noEnd',
    ),
    ['endMonth'],
  ),
  v.forward(
    v.partialCheck(
      [['startMonth'], ['startYear'], ['ongoing'], ['endMonth'], ['endYear']],
      (all) => {
        const [start, end] = [
          monthOf(all.startMonth, all.startYear),
          monthOf(all.endMonth, all.endYear),
        ];
        return all.ongoing || start === '' || end === '' || start <= end;
      },
      'endBeforeStart',
    ),
    ['endMonth'],
  ),
);

/** Typed values. */
export type FormValues = v.InferInput<typeof formSchema>;
/** Validated values. */
export type AchievementValues = v.InferOutput<typeof formSchema>;

/** Typed values as kept on this device, valid or not. */
export const typedSchema = v.object({
  type: achievementTypeSchema,
  title: v.string(),
  role: v.string(),
  ...months,
  hours: v.string(),
  impact: v.string(),
});

/** Form values of an achievement, or of a new one. */
export function toFormValues(achievement: Achievement | null, locale: Locale): FormValues {
  const [startYear = '', startMonth = ''] = (achievement?.start ?? '').split('-');
  const [endYear = '', endMonth = ''] = (achievement?.end ?? '').split('-');
  return {
    type: achievement?.type ?? 'club',
    title: achievement?.title ?? '',
    role: achievement?.role ?? '',
    startMonth,
    startYear,
    ongoing: !achievement?.end,
    endMonth,
    endYear,
    hours: achievement?.hours == null ? '' : formatDigits(locale, String(achievement.hours)),
    impact: achievement?.impact ?? '',
  };
}

/** The body to send; empty fields are `null`. */
export function toAchievementChanges(values: AchievementValues): AchievementChanges {
  const { type, title, role, hours, impact, ongoing } = values;
  return {
    type,
    title,
    role: role || null,
    start: monthOf(values.startMonth, values.startYear) || null,
    end: ongoing ? null : monthOf(values.endMonth, values.endYear),
    hours,
    impact: impact || null,
  };
}

/** Whether an achievement has all values of a body that was sent. */
export function hasValues(achievement: Achievement, changes: AchievementChanges): boolean {
  const keys = Object.keys(changes) as (keyof AchievementChanges)[]; // the keys are field names
  return keys.every((key) => (achievement[key] ?? null) === (changes[key] ?? null));
}
