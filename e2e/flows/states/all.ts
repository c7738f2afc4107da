import { ACCOUNT_STATES } from './account';
import { DISCOVERY_STATES } from './discovery';
import { ESSAY_STATES } from './essays';
import { MAJORS_STATES } from './majors';
import { FEEDBACK_STATES } from './feedback';
import { MOMENT_STATES } from './moments';
import { NETWORK_STATES } from './network';
import { PLAN_STATES } from './plan';
import { PRICING_STATES } from './pricing';
import { POPUP_STATES } from './popup';
import { PROFILE_STATES } from './profile';
import { SCHOLARSHIP_STATES } from './scholarship';
import { RESOURCE_STATES } from './resources';
import { SOPHIE_STATES } from './sophie';
import type { State } from './state';

/** The further states of the account's and the student's own pages. */
export const STUDENT_STATES: readonly State[] = [
  ...ACCOUNT_STATES,
  ...PLAN_STATES,
  ...ESSAY_STATES,
  ...PROFILE_STATES,
  ...SOPHIE_STATES,
  ...POPUP_STATES,
  ...FEEDBACK_STATES,
  ...PRICING_STATES,
  ...MAJORS_STATES,
  ...RESOURCE_STATES,
  ...DISCOVERY_STATES,
  ...SCHOLARSHIP_STATES,
  ...NETWORK_STATES,
  ...MOMENT_STATES,
];
