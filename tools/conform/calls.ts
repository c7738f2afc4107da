import * as achievement from '@/api/achievement/contract';
import * as auth from '@/api/auth/contract';
import * as logout from '@/api/auth/logout-contract';
import * as bookmark from '@/api/bookmark/contract';
import * as discovery from '@/api/discovery/contract';
import * as engine from '@/api/engine/contract';
import * as essay from '@/api/essay/contract';
import * as feedback from '@/api/feedback/contract';
import type { Endpoint } from '@/api/http/endpoint';
import * as journey from '@/api/journey/contract';
import * as major from '@/api/major/contract';
import * as outline from '@/api/outline/contract';
import * as planStep from '@/api/plan-step/contract';
import * as resource from '@/api/resource/contract';
import * as scholarship from '@/api/scholarship/contract';
import * as school from '@/api/school/contract';
import * as search from '@/api/search/contract';
import * as sophie from '@/api/sophie/contract';
import * as user from '@/api/user/contract';
import type { EndpointMap, EndpointName } from '@/mocks/server/endpoint-map';

const everything: EndpointMap = {
  ...achievement,
  ...auth,
  ...logout,
  ...bookmark,
  ...discovery,
  ...engine,
  ...essay,
  ...feedback,
  ...journey,
  ...major,
  ...outline,
  ...planStep,
  ...resource,
  ...scholarship,
  ...school,
  ...search,
  ...sophie,
  ...user,
};

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'audience' in value;
}

const endpoints = Object.entries(everything).filter(([, value]) => isEndpoint(value));

/** Every call of the contracts, by the name of its constant. A module that is missing above does not compile. */
export const calls = Object.fromEntries(endpoints) as unknown as EndpointMap; // what is left are its endpoints

export const callNames = Object.keys(calls) as EndpointName[]; // `Object.keys` loses their type

/** As a report names it, e.g. `GET /api/v1/user`. */
export function callTitle(name: EndpointName): string {
  return `${calls[name].method} ${calls[name].path}`;
}
