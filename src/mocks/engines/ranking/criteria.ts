import type { Criterion } from '@/api/program/contract';
import type { StudentAnswers } from './answers';
import type { Text } from '@/mocks/catalogue/text';
import { classGrades } from './class-grades';
import * as words from './criteria-words';
import type { CatalogueEntry } from '@/mocks/data/entries';

const AFTER_SCHOOL = 13;

type State = Criterion['state'];

/** One criterion of a program in both languages; `you` is `null` if unanswered. */
export type CriterionResult = { key: string; state: State; asked: Text; you: Text | null };

/** Compares a figure with a minimum; `unknown` if there is no figure. */
export function atLeast(value: number | null, required: number): State {
  if (value === null) return 'unknown';
  return value >= required ? 'met' : 'unmet';
}

/** The class grade that must be finished, compared with the student's. */
export function gradeCriterion(
  required: 11 | 12,
  { classGradeId }: StudentAnswers,
  now: Date,
): CriterionResult {
  const known = classGrades.find(({ id }) => String(id) === classGradeId);
  const row = { key: 'grade', asked: words.finishedAsked[required] };
  if (!known) return { ...row, state: 'unknown', you: null };
  const grade = known.grade ?? AFTER_SCHOOL;
  // A student in the required grade finishes it before the intake.
  const state = grade >= required ? 'met' : 'unmet';
  return { ...row, state, you: words.finishedYou(required, grade, now) };
}

function budgetCriterion(
  tuition: number | null,
  { budgetMin, budgetMax }: StudentAnswers,
): CriterionResult {
  const row = { key: 'budget', asked: words.budgetAsked };
  if (budgetMin === null && budgetMax === null) return { ...row, state: 'unknown', you: null };
  const you = words.budgetYou(budgetMin, budgetMax);
  if (tuition === null) return { ...row, state: 'unknown', you };
  return { ...row, state: budgetMax === null || tuition <= budgetMax ? 'met' : 'unmet', you };
}

/**
 * The criteria of a program, judged by the answers, in the order shown. Each criterion depends on one answer
 * alone, so that another answer never changes it (docs/ranking.md).
 */
export function programCriteria(
  { program }: CatalogueEntry,
  answers: StudentAnswers,
  now: Date,
): CriterionResult[] {
  const { ielts, ieltsFloor, average, finishedGrade12, sat, subjects, other } =
    program.requirements;
  const rows: CriterionResult[] = [];
  if (ielts !== null) {
    rows.push({
      key: 'language',
      state: atLeast(answers.ielts, ielts),
      asked: words.ieltsAsked(ielts, ieltsFloor),
      you: answers.ielts === null ? null : words.ieltsYou(answers.ielts),
    });
  }
  if (average !== null) {
    rows.push({
      key: 'average',
      state: atLeast(answers.average, average),
      asked: words.averageAsked(average),
      you: answers.average === null ? null : words.averageYou(answers.average),
    });
  }
  rows.push(gradeCriterion(finishedGrade12 ? 12 : 11, answers, now));
  if (sat !== null) {
    rows.push({
      key: 'test',
      state: atLeast(answers.sat, sat),
      asked: words.satAsked(sat),
      you: answers.sat === null ? null : words.satYou(answers.sat),
    });
  }
  rows.push(budgetCriterion(program.tuitionUsd, answers));
  for (const subject of subjects) {
    rows.push({ key: 'subject', state: 'unknown', asked: words.subjectAsked(subject), you: null });
  }
  if (other) rows.push({ key: 'other', state: 'unknown', asked: other, you: null });
  return rows;
}
