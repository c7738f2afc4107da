import {
  ACTIVITIES,
  ENVIRONMENTS,
  MBTI_TYPES,
  RATINGS,
  STATEMENTS,
  type Activity,
} from '@/api/discovery/contract';
import {
  isQuizAnswered,
  QUIZ_STEPS,
  setActivityRating,
  ratingOf,
  toggleStatement,
  type QuizAnswers,
  type QuizStep,
} from '@/shared/discovery/quiz-answers';

/** An answer to change: one of the four, or the rating of one activity. */
export type WhatIfTarget = QuizStep | `activity:${Activity}`;

/** A change to try; `answers` includes it. */
export type WhatIfChange = {
  kind: 'choose' | 'with' | 'without' | 'leaveOut';
  /** Contract value of the option; empty for `leaveOut`. */
  value: string;
  answers: QuizAnswers;
};

/** `null` if the target is one of the four answers. */
export function activityOf(target: WhatIfTarget): Activity | null {
  return ACTIVITIES.find((activity) => target === `activity:${activity}`) ?? null;
}

/** All activities together are offered only if they were answered. */
export function whatIfTargets(answers: QuizAnswers): WhatIfTarget[] {
  const steps = QUIZ_STEPS.filter(
    (name) => name !== 'activities' || isQuizAnswered(answers, 'activities'),
  );
  return [...steps, ...ACTIVITIES.map((activity) => `activity:${activity}` as const)];
}

function choose(value: string, answers: QuizAnswers): WhatIfChange {
  return { kind: 'choose', value, answers };
}

function leaveOut(answers: QuizAnswers): WhatIfChange {
  return { kind: 'leaveOut', value: '', answers };
}

/** All other values of an answer, and leaving it out. */
export function whatIfChanges(answers: QuizAnswers, target: WhatIfTarget): WhatIfChange[] {
  const activity = activityOf(target);
  if (activity) {
    const current = ratingOf(answers, activity);
    return [
      ...RATINGS.filter((rating) => rating !== current).map((rating) =>
        choose(rating, setActivityRating(answers, activity, rating)),
      ),
      ...(current ? [leaveOut(setActivityRating(answers, activity, null))] : []),
    ];
  }
  switch (target) {
    case 'statements':
      return [
        ...STATEMENTS.map((value): WhatIfChange => ({
          kind: answers.statements.includes(value) ? 'without' : 'with',
          value,
          answers: toggleStatement(answers, value),
        })),
        ...(answers.statements.length > 1 ? [leaveOut({ ...answers, statements: [] })] : []),
      ];
    case 'environment':
      return [
        ...ENVIRONMENTS.filter((value) => value !== answers.environment).map((environment) =>
          choose(environment, { ...answers, environment }),
        ),
        ...(answers.environment ? [leaveOut({ ...answers, environment: null })] : []),
      ];
    case 'mbti':
      return [
        ...(answers.mbti ? [leaveOut({ ...answers, mbti: null })] : []),
        ...MBTI_TYPES.filter((value) => value !== answers.mbti).map((mbti) =>
          choose(mbti, { ...answers, mbti }),
        ),
      ];
    default:
      return isQuizAnswered(answers, 'activities')
        ? [leaveOut({ ...answers, activities: [] })]
        : [];
  }
}
