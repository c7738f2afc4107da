import { useMemo } from 'react';
import { useOptions } from '@/shared/answers/use-options';
import type { Answers } from '@/shared/answers/answers';
import { firstTerm } from '@/lib/first-term';
import { useNow } from '@/shared/hooks/use-now';
import { answersFilter, useLandPrograms } from './programs';

const AFTER_SCHOOL = 13;

/** The first term of the student's grade, and the programs that begin in it; `null` without a grade or programs. */
export function useFirstTerm(answers: Answers) {
  const programs = useLandPrograms();
  const { options } = useOptions('grade', answers, {
    enabled: answers.classGradeId !== null,
    retryOnMount: false,
  });
  const label = options.find(({ chosen }) => chosen)?.label;
  const month = useNow().toISOString().slice(0, 7);
  return useMemo(() => {
    if (!programs || label === undefined) return null;
    // A grade that is no number comes after school.
    const grade = Number(label) || AFTER_SCHOOL;
    const left = programs.filter(answersFilter(answers));
    return firstTerm(left, grade, new Date(`${month}-15`));
  }, [programs, answers, label, month]);
}
