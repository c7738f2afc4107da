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
  rated,
  ratingOf,
  type QuizAnswers,
  type QuizStep,
} from '@/shared/discovery/quiz-answers';

/** An answer that can be changed to try: one of the four, or what was said of one activity. */
export type WhatIfTarget = QuizStep | `activity:${Activity}`;

/** What an answer would be changed to: `word` names it, `answers` is everything with that change in it. */
export type WhatIfChange = {
  kind: 'choose' | 'with' | 'without' | 'leaveOut';
  /** The option, by its name in the contract; empty for `leaveOut`. */
  word: string;
  answers: QuizAnswers;
};

/** The activity that a target is about; `null` for one of the four answers. */
export function activityOf(target: WhatIfTarget): Activity | null {
  return ACTIVITIES.find((activity) => target === `activity:${activity}`) ?? null;
}

/** What can be changed: all activities together only where they were answered. */
export function whatIfTargets(answers: QuizAnswers): WhatIfTarget[] {
  const together = QUIZ_STEPS.filter(
    (name) => name !== 'activities' || isQuizAnswered(answers, 'activities'),
  );
  return [...together, ...ACTIVITIES.map((activity) => `activity:${activity}` as const)];
}

function choose(word: string, answers: QuizAnswers): WhatIfChange {
  return { kind: 'choose', word, answers };
}

function leaveOut(answers: QuizAnswers): WhatIfChange {
  return { kind: 'leaveOut', word: '', answers };
}

/** What one answer can be changed to: everything but what it is, leaving it out included. */
export function whatIfChanges(answers: QuizAnswers, target: WhatIfTarget): WhatIfChange[] {
  const activity = activityOf(target);
  if (activity) {
    const now = ratingOf(answers, activity);
    return [
      ...RATINGS.filter((rating) => rating !== now).map((rating) =>
        choose(rating, rated(answers, activity, rating)),
      ),
      ...(now ? [leaveOut(rated(answers, activity, null))] : []),
    ];
  }
  switch (target) {
    case 'statements':
      return [
        ...STATEMENTS.map((word): WhatIfChange => {
          const ticked = answers.statements.includes(word);
          const statements = ticked
            ? answers.statements.filter((one) => one !== word)
            : [...answers.statements, word];
          return { kind: ticked ? 'without' : 'with', word, answers: { ...answers, statements } };
        }),
        ...(answers.statements.length > 1 ? [leaveOut({ ...answers, statements: [] })] : []),
      ];
    case 'environment':
      return [
        ...ENVIRONMENTS.filter((word) => word !== answers.environment).map((environment) =>
          choose(environment, { ...answers, environment }),
        ),
        ...(answers.environment ? [leaveOut({ ...answers, environment: null })] : []),
      ];
    case 'mbti':
      return [
        ...(answers.mbti ? [leaveOut({ ...answers, mbti: null })] : []),
        ...MBTI_TYPES.filter((word) => word !== answers.mbti).map((mbti) =>
          choose(mbti, { ...answers, mbti }),
        ),
      ];
    default:
      return isQuizAnswered(answers, 'activities')
        ? [leaveOut({ ...answers, activities: [] })]
        : [];
  }
}
