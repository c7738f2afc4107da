import type { Criterion } from '@/api/program/contract';
import type { Answers } from './answers';
import type { Text } from '@/mocks/catalogue/text';
import { classGrades } from './class-grades';
import * as words from './criteria-words';
import type { Entry } from '@/mocks/data/entries';

const AFTER_SCHOOL = 13;

type State = Criterion['state'];

/** One criterion of a program in both languages; `you` is `null` where nothing was told. */
export type CriterionRow = { key: string; state: State; asked: Text; you: Text | null };

/** Whether a figure that was told is enough; unknown where none was. */
export function atLeast(told: number | null, asked: number): State {
  if (told === null) return 'unknown';
  return told >= asked ? 'met' : 'unmet';
}

/** The class grade that has to be finished, against the one a student is in. */
export function gradeCriterion(asked: 11 | 12, { classGradeId }: Answers, now: Date): CriterionRow {
  const known = classGrades.find(({ id }) => String(id) === classGradeId);
  const row = { key: 'grade', asked: words.finishedAsked[asked] };
  if (!known) return { ...row, state: 'unknown', you: null };
  const grade = known.grade ?? AFTER_SCHOOL;
  // The grade a student is in ends before the year that is applied for begins; a later one does not.
  const state = grade >= asked ? 'met' : 'unmet';
  return { ...row, state, you: words.finishedYou(asked, grade, now) };
}

function budgetCriterion(tuition: number | null, { budgetMin, budgetMax }: Answers): CriterionRow {
  const row = { key: 'budget', asked: words.budgetAsked };
  if (budgetMin === null && budgetMax === null) return { ...row, state: 'unknown', you: null };
  const you = words.budgetYou(budgetMin, budgetMax);
  if (tuition === null) return { ...row, state: 'unknown', you };
  return { ...row, state: budgetMax === null || tuition <= budgetMax ? 'met' : 'unmet', you };
}

/**
 * What a program asks for, set against the answers, in the order it is shown. Each criterion looks at one
 * answer alone, so that telling more never changes another one (docs/ranking.md).
 */
export function criteriaOf({ program }: Entry, answers: Answers, now: Date): CriterionRow[] {
  const { ielts, ieltsFloor, average, finishedGrade12, sat, subjects, other } =
    program.requirements;
  const rows: CriterionRow[] = [];
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
