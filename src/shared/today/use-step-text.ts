import { formatList } from '@/i18n/format-names';
import { formatShortDay } from '@/i18n/format-date';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { useDeadlineFormat } from '@/shared/program/use-deadline-format';
import type { NextStep } from './next-steps';

/** Minutes that a step takes, an estimate. */
const MINUTES: Record<NextStep['kind'] | 'first' | 'more', number> = {
  first: 5,
  more: 10,
  test: 15,
  transcript: 10,
  letters: 10,
  essay: 30,
  own: 15,
  scholarship: 30,
  fee: 10,
  form: 30,
  visa: 45,
  reply: 15,
  date: 10,
};

/** The programs that a sentence names. */
const NAMED = 3;

/**
 * The words of a step. Without one: to save a program, or if there are some (`saved`) and all is done, to find one more.
 */
export function useStepText(next: NextStep | undefined, saved: boolean) {
  const { t } = useTranslation('today');
  const locale = useLocale();
  const { inDays } = useDeadlineFormat();
  const kind = next?.kind ?? (saved ? 'more' : 'first');
  const minutes = t('minutes', { count: MINUTES[kind] });
  const school = next?.bookmark.program.school.name ?? '';
  const title = next?.title?.trim() || t(`step.${kind}`, { school });
  if (!next) return { minutes, title, purpose: null };
  const left = () => {
    if (!next.due) return '';
    if (next.stillOpen) return t('stillOpen');
    if (next.days >= 0) return inDays(next.days);
    return t('planned', { day: formatShortDay(locale, next.due.day) });
  };
  // Two steps of a program may be one for the student.
  const programs = new Set(next.served.map(({ bookmark }) => bookmark.program));
  const names = Array.from(programs, (program) => program.school.name);
  const more = names.length - NAMED;
  const places = formatList(locale, [
    ...names.slice(0, NAMED),
    ...(more > 0 ? [t('others', { count: more })] : []),
  ]);
  const purpose =
    names.length > 1
      ? [t('serves', { count: names.length, places }), left()]
      : [next.bookmark.program.title, school, left()];
  return { minutes, title, purpose: purpose.filter(Boolean).join(', ') };
}
