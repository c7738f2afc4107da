import { FEATURES, hasFeature, type Feature } from '@/browser/features';
import type { Endpoint } from './endpoint';

/** Beginnings of the paths of each feature's assumed calls; login and logout belong to none. */
const CALLS: Readonly<Record<Feature, readonly string[]>> = {
  majors: ['/api/v1/majors'],
  scholarships: ['/api/v1/scholarships', '/api/v1/bookmark/scholarship'],
  resources: ['/api/v1/resources'],
  catalogue: ['/api/v1/schools', '/api/v1/search', '/api/v1/programs'],
  sophie: ['/api/v1/sophie', '/api/v1/major-discovery'],
  feedback: ['/api/v1/essay-feedback'],
  signup: [
    '/api/v1/auth/signup',
    '/api/v1/auth/verify-phone',
    '/api/v1/auth/forgot-password',
    '/api/v1/auth/reset-password',
  ],
  profile: ['/api/v1/user', '/api/v1/student/basic-info', '/api/v1/student/moments'],
  plan: ['/api/v1/bookmark/program', '/api/v1/student/plan-steps'],
  essays: ['/api/v1/student/essays'],
  achievements: ['/api/v1/student/achievements'],
};

/** The feature that a call belongs to; `null` for one that every API has. */
export function featureOf({ assumed, path }: Pick<Endpoint, 'assumed' | 'path'>): Feature | null {
  if (!assumed) return null;
  return FEATURES.find((name) => CALLS[name].some((begin) => path.startsWith(begin))) ?? null;
}

/** Whether the API of this build lacks a call (`VITE_FEATURES`). */
export function isLeftOut(endpoint: Pick<Endpoint, 'assumed' | 'path'>): boolean {
  // A constant of the build: one with all features does not contain the table above.
  if (!import.meta.env.VITE_FEATURES) return false;
  const feature = featureOf(endpoint);
  return feature !== null && !hasFeature(feature);
}
