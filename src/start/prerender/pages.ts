import type { RouteId } from '@/routing/route-table';

/**
 * What the content of a page depends on: the `query` of the URL, whether somebody is signed in (`session`), or whether a
 * store has values (`:name`). `guest` pages are not for a signed-in student at all.
 */
type DependsOn =
  | 'query'
  | 'session'
  | 'guest'
  | `:${'answers' | 'saved' | 'savedScholarships' | 'demo'}`;

/** An account page also shows what will be moved from this device to the account (R27). */
const GUEST: readonly DependsOn[] = ['guest', ':answers', ':saved', ':savedScholarships'];

/** The public pages, each prerendered in both languages (R38). */
export const PUBLIC_PAGES = {
  home: ['session', ':answers'],
  majors: ['query', 'session', ':answers'],
  scholarship: ['query', 'session', ':answers', ':savedScholarships'],
  resources: ['query'],
  pricing: ['session'],
  demo: [':demo'],
  login: GUEST,
  signup: GUEST,
  auth: GUEST,
  'forgot-password': ['query', ...GUEST],
} as const satisfies Partial<Record<RouteId, readonly DependsOn[]>>;

export type PublicPage = keyof typeof PUBLIC_PAGES;
