import type { RouteId } from '@/routing/route-table';

/**
 * What a page's content depends on: the `query`, the `session`, or whether a store has values (`:name`). A `guest` page
 * is only for visitors.
 */
type DependsOn =
  | 'query'
  | 'session'
  | 'guest'
  | `:${'answers' | 'saved' | 'savedScholarships' | 'demo'}`;

/** An account page also shows the data on this device that will be moved to the account (R27). */
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
