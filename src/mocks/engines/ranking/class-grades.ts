import type { Text } from '@/mocks/catalogue/text';

type ClassGradeRow = { id: number; name: Text; grade: number | null };

function same(name: string): Text {
  return { en: name, vi: name };
}

const AFTER_SCHOOL = 13;

/** The class grades; `grade` is `null` after school. */
export const classGrades: readonly ClassGradeRow[] = [
  { id: 9, name: same('9'), grade: 9 },
  { id: 10, name: same('10'), grade: 10 },
  { id: 11, name: same('11'), grade: 11 },
  { id: 12, name: same('12'), grade: 12 },
  {
    id: 13,
    name: { en: 'Finished, or at university', vi: 'Đã tốt nghiệp hoặc đang học đại học' },
    grade: null,
  },
];

/** The grade of a class grade id: 13 after school, `null` for an unknown id. */
export function gradeOf(classGradeId: string | null): number | null {
  const row = classGrades.find(({ id }) => String(id) === classGradeId);
  return row ? (row.grade ?? AFTER_SCHOOL) : null;
}

/**
 * The month, `YYYY-MM`, in which a student can start what requires grade `last`: July after finishing it, or
 * this month for one who has; `null` without a known grade (R40).
 */
export function earliestStart(
  last: 11 | 12,
  classGradeId: string | null,
  now: Date,
): string | null {
  const grade = gradeOf(classGradeId);
  if (grade === null) return null;
  if (grade > last) return now.toISOString().slice(0, 7);
  return `${finishingYear(last, grade, now)}-07`;
}

/** The year in which a student of `grade` finishes grade `last`. School years end in June. */
export function finishingYear(last: number, grade: number, now: Date): number {
  const endsThisYear = now.getUTCMonth() < 6;
  return now.getUTCFullYear() + (endsThisYear ? 0 : 1) + (last - grade);
}
