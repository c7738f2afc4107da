import type { Endpoint } from '@/api/contract/endpoint';

type Contract = typeof import('@/api/contract/auth') &
  typeof import('@/api/contract/logout') &
  typeof import('@/api/contract/account') &
  typeof import('@/api/contract/user') &
  typeof import('@/api/contract/journey') &
  typeof import('@/api/contract/engine') &
  typeof import('@/api/contract/school') &
  typeof import('@/api/contract/major') &
  typeof import('@/api/contract/scholarship') &
  typeof import('@/api/contract/bookmark') &
  typeof import('@/api/contract/essay') &
  typeof import('@/api/contract/resource') &
  typeof import('@/api/contract/sophie') &
  typeof import('@/api/contract/feedback') &
  typeof import('@/api/contract/achievement') &
  typeof import('@/api/contract/discovery');

/**
 * Every call of the contract by the name of its constant. A constant that is added to the contract has to
 * be answered by the mocked API, or it does not compile (design section 3).
 */
export type EndpointMap = {
  [Name in keyof Contract as Contract[Name] extends Endpoint ? Name : never]: Contract[Name];
};

/** The name of a call, e.g. `getUser`. */
export type EndpointName = keyof EndpointMap;
