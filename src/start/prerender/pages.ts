import type { RouteId } from '@/routing/route-table';

/**
 * What a page's content depends on: the `query` or one parameter of it (`?name`), the `session`, or whether a store has
 * values (`:name`). A `guest` page is only for visitors. A `placeholder` stands for content that is still to come: it is
 * shown to everyone, and the app replaces it instead of hydrating it.
 */
type DependsOn =
  | 'placeholder'
  | 'query'
  | `?${'step' | 'view'}`
  | 'session'
  | 'guest'
  | `:${'answers' | 'saved' | 'savedScholarships' | 'demo' | 'quiz' | 'sophieDraft' | 'draft.visitor.feedback'}`;

/** An account page also shows the data on this device that will be moved to the account (R27). */
const GUEST: readonly DependsOn[] = ['guest', ':answers', ':saved', ':savedScholarships'];

/** The public pages, each prerendered in both languages (R38). */
export const PUBLIC_PAGES = {
  home: ['session', ':answers'],
  'school-list': ['placeholder', '?step', '?view'],
  sophie: ['session', ':quiz', ':sophieDraft'],
  'ai-essay': ['query', 'session', ':draft.visitor.feedback'],
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
