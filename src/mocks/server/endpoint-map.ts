import type { Endpoint } from '@/api/http/endpoint';

type Contract = typeof import('@/api/auth/contract') &
  typeof import('@/api/auth/logout-contract') &
  typeof import('@/api/user/contract') &
  typeof import('@/api/journey/contract') &
  typeof import('@/api/engine/contract') &
  typeof import('@/api/outline/contract') &
  typeof import('@/api/school/contract') &
  typeof import('@/api/search/contract') &
  typeof import('@/api/major/contract') &
  typeof import('@/api/scholarship/contract') &
  typeof import('@/api/bookmark/contract') &
  typeof import('@/api/plan-step/contract') &
  typeof import('@/api/essay/contract') &
  typeof import('@/api/resource/contract') &
  typeof import('@/api/sophie/contract') &
  typeof import('@/api/feedback/contract') &
  typeof import('@/api/achievement/contract') &
  typeof import('@/api/discovery/contract');

/**
 * Every call of the contract by the name of its constant. A new constant needs a handler, or it does not
 * compile.
 */
export type EndpointMap = {
  [Name in keyof Contract as Contract[Name] extends Endpoint ? Name : never]: Contract[Name];
};

/** The name of a call, e.g. `getUser`. */
export type EndpointName = keyof EndpointMap;
