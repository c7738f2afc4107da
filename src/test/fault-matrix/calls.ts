import type { EndpointMap } from '@/mocks/server/endpoint-map';
import { keysOf } from '@/lib/keys-of';
import { accountCalls } from './calls-account';
import { openCalls } from './calls-open';
import { ownCalls } from './calls-own';
import type { CallVariant } from './variants';

/**
 * Every call of the contract with its variants in the app. A missing call is a type error, so a new call cannot be
 * forgotten.
 */
export const CALLS: {
  readonly [Name in keyof EndpointMap]: readonly [CallVariant, ...CallVariant[]];
} = {
  ...accountCalls,
  ...openCalls,
  ...ownCalls,
};

/** The names of all calls, in the order of the tables. */
export const CALL_NAMES = keysOf(CALLS);
