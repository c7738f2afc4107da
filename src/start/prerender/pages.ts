import type { RouteId } from '@/routing/route-table';

/**
 * What makes the content of a page another one than the prerendered: `query` in the URL, a `session`, `:name` of a
 * store that keeps something. `guest` pages are not for a signed-in student at all (R38).
 */
type Unless =
  | 'query'
  | 'session'
  | 'guest'
  | `:${'answers' | 'saved' | 'savedScholarships' | 'demo'}`;

/** What an account page shows beside its form depends on what was made on this device (R27). */
const GUEST: readonly Unless[] = ['guest', ':answers', ':saved', ':savedScholarships'];

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
} as const satisfies Partial<Record<RouteId, readonly Unless[]>>;

/** A public page. */
export type PublicPage = keyof typeof PUBLIC_PAGES;
