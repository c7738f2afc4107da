import * as v from 'valibot';
import {
  achievementTypeSchema,
  type Achievement,
  type AchievementChanges,
} from '@/api/achievement/contract';
import { countCharacters } from '@/lib/count-text';

/** The most characters of what came of it. */
export const IMPACT_MAX = 150;

/** Text without white space around it, of at most `max` characters; else the error named `said`. */
function words<K extends 'longTitle' | 'longRole' | 'longImpact'>(max: number, said: K) {
  return v.pipe(
    v.string(),
    v.check((text) => countCharacters(text.trim()) <= max, said),
    v.transform((text) => text.trim().normalize('NFC')),
  );
}

const months = {
  startMonth: v.string(),
  startYear: v.string(),
  ongoing: v.boolean(),
  endMonth: v.string(),
  endYear: v.string(),
};

/** `YYYY-MM`, or `''` where the month or the year is not chosen. */
function monthOf(month: string, year: string): string {
  return month !== '' && year !== '' ? `${year}-${month}` : '';
}

/** The form of an achievement; the message of an issue is the key of its words. */
export const formSchema = v.pipe(
  v.object({
    type: achievementTypeSchema,
    title: v.pipe(words(150, 'longTitle'), v.nonEmpty('noTitle')),
    role: words(100, 'longRole'),
    ...months,
    hours: v.pipe(
      v.string(),
      v.transform((text) => text.trim().replace(',', '.')),
      v.check(
        (text) => text === '' || (/^\d+(\.\d+)?$/.test(text) && Number(text) <= 168),
        'hours',
      ),
    ),
    impact: words(IMPACT_MAX, 'longImpact'),
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

/** What is typed in the form. */
export type FormValues = v.InferInput<typeof formSchema>;

/** What is typed in the form, as it is kept on this device, whether it can be sent or not. */
export const typedSchema = v.object({
  type: achievementTypeSchema,
  title: v.string(),
  role: v.string(),
  ...months,
  hours: v.string(),
  impact: v.string(),
});

/** The form of an achievement, or of a new one. */
export function valuesOf(achievement: Achievement | null): FormValues {
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
    hours: achievement?.hours == null ? '' : String(achievement.hours),
    impact: achievement?.impact ?? '',
  };
}

/** What goes out; what is empty is taken back. */
export function changesOf(values: v.InferOutput<typeof formSchema>): AchievementChanges {
  const { type, title, role, hours, impact, ongoing } = values;
  return {
    type,
    title,
    role: role || null,
    start: monthOf(values.startMonth, values.startYear) || null,
    end: ongoing ? null : monthOf(values.endMonth, values.endYear),
    hours: hours === '' ? null : Number(hours),
    impact: impact || null,
  };
}
