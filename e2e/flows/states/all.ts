import { ACCOUNT_STATES } from './account';
import { ESSAY_STATES } from './essays';
import { PLAN_STATES } from './plan';
import { PROFILE_STATES } from './profile';
import type { State } from './state';

/** The states of the account's and the student's own pages, beside their first sight. */
export const STUDENT_STATES: readonly State[] = [
  ...ACCOUNT_STATES,
  ...PLAN_STATES,
  ...ESSAY_STATES,
  ...PROFILE_STATES,
];
