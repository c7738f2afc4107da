import { useMemo } from 'react';
import { useOptions } from '@/shared/answers/use-options';
import type { Answers } from '@/shared/answers/answers';
import { daysUntil, localDay } from '@/i18n/format-date';
import { firstTerm } from './first-term';
import { useNow } from '@/shared/hooks/use-now';
import { answersFilter, useLandPrograms } from './programs';

const LAST_GRADE = 12;
const AFTER_SCHOOL = 13;
const CLOSING_DAYS = 60;

/**
 * The first term of the student's grade, and the programs that begin in it; `null` without a grade or programs.
 * `closing`: in the last grade, how many applications close within 60 days; else, or if unknown, `null`.
 */
export function useFirstTerm(answers: Answers) {
  const programs = useLandPrograms();
  // From the first answer on, so that the question of the grade opens with its options.
  const { options } = useOptions('grade', answers, {
    enabled: answers.classGradeId !== null || answers.countryIds.length > 0,
    retryOnMount: false,
  });
  const label = options.find(({ chosen }) => chosen)?.label;
  const today = localDay(useNow());
  return useMemo(() => {
    if (!programs || label === undefined) return null;
    // A grade that is no number comes after school.
    const grade = Number(label) || AFTER_SCHOOL;
    const left = programs.filter(answersFilter(answers));
    const day = new Date(`${today}T12:00`);
    const first = firstTerm(left, grade, day);
    if (!first) return null;
    const closing = left.filter(({ closes }) => {
      const days = closes === null ? -1 : daysUntil(closes, day);
      return days >= 0 && days <= CLOSING_DAYS;
    });
    return { ...first, closing: grade === LAST_GRADE ? closing.length || null : null };
  }, [programs, answers, label, today]);
}
