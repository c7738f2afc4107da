import type { Criterion } from '@/api/program/contract';
import type { StudentAnswers } from './answers';
import { extras } from '@/mocks/catalogue/extras';
import type { Text } from '@/mocks/catalogue/text';
import { earliestStart, gradeOf } from './class-grades';
import * as words from './criteria-words';
import type { CatalogueEntry } from '@/mocks/data/entries';

type State = Criterion['state'];

/** One criterion of a program in both languages; `you` is `null` if unanswered, `minimum` is the score asked for. */
export type CriterionResult = {
  key: string;
  state: State;
  asked: Text;
  you: Text | null;
  minimum?: number;
};

const SCORES = { language: 'ielts', average: 'average', test: 'sat' } as const;

/** Compares a score with what is required; `unknown` without a score. */
export function scoreCriterion(
  key: keyof typeof SCORES,
  required: number,
  asked: Text,
  answers: StudentAnswers,
): CriterionResult {
  const score = answers[SCORES[key]];
  if (score === null) return { key, state: 'unknown', asked, you: null };
  const state = score >= required ? 'met' : 'unmet';
  return { key, state, asked, you: words.scoreYou[key](score) };
}

/** Whether the required class grade is finished before `start` (`YYYY-MM`, R40). */
export function gradeCriterion(
  required: 11 | 12,
  { classGradeId }: StudentAnswers,
  { now, start }: { now: Date; start: string },
): CriterionResult {
  const row = { key: 'grade', asked: words.finishedAsked[required] };
  const grade = gradeOf(classGradeId);
  const earliest = earliestStart(required, classGradeId, now);
  if (grade === null || earliest === null) return { ...row, state: 'unknown', you: null };
  const state = start >= earliest ? 'met' : 'unmet';
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
 * The criteria of a program for the intake that starts in `start` (`YYYY-MM`), in the order shown. Each criterion depends on one answer,
 * so that another answer never changes it (docs/ranking.md).
 */
export function programCriteria(
  { program }: CatalogueEntry,
  answers: StudentAnswers,
  at: { now: Date; start: string },
): CriterionResult[] {
  const {
    ielts,
    ieltsFloor,
    average,
    finishedGrade12,
    sat,
    subjects,
    certificate,
    other,
    holistic,
  } = program.requirements;
  const rows: CriterionResult[] = [];
  if (ielts !== null) {
    const asked = words.ieltsAsked(ielts, ieltsFloor);
    rows.push({ ...scoreCriterion('language', ielts, asked, answers), minimum: ielts });
  }
  if (average !== null) {
    const asked = words.averageAsked(average);
    rows.push({ ...scoreCriterion('average', average, asked, answers), minimum: average });
  }
  rows.push(gradeCriterion(finishedGrade12 ? 12 : 11, answers, at));
  if (sat !== null) {
    rows.push({ ...scoreCriterion('test', sat, words.satAsked(sat), answers), minimum: sat });
  }
  rows.push(budgetCriterion(program.tuitionUsd, answers));
  for (const subject of subjects) {
    rows.push({ key: 'subject', state: 'unknown', asked: words.subjectAsked(subject), you: null });
  }
  const toCheck = { state: 'unknown', you: null } as const;
  if (certificate) rows.push({ key: 'certificate', asked: certificate, ...toCheck });
  if (other) rows.push({ key: 'other', asked: other, ...toCheck });
  if (holistic) rows.push({ key: 'other', asked: extras.holistic, ...toCheck });
  return rows;
}
