import type { Namespace } from '@/i18n/namespaces';

/** The five layouts (spec section 2, R6). */
export type LayoutName = 'dashboard' | 'home' | 'main' | 'nav' | 'profile';

/** The named route middleware (spec section 4, R7). */
export type MiddlewareName = 'auth' | 'guest' | 'verify-data';

type Route = {
  /** Path below the locale; `''` is the root. A `:name` is a route parameter. */
  path: string;
  layout: LayoutName;
  /** Guards, in the order they run. */
  middleware: readonly MiddlewareName[];
  /** Message files of the page beside `common`. */
  namespaces: readonly Namespace[];
  /** Route module below `src/pages`. */
  page: string;
};

const guest: readonly MiddlewareName[] = ['guest'];
const student: readonly MiddlewareName[] = ['auth', 'verify-data'];

function route(
  path: string,
  layout: LayoutName,
  page: string,
  { middleware = [], namespaces }: Pick<Route, 'namespaces'> & Partial<Pick<Route, 'middleware'>>,
): Route {
  return { path, layout, page, middleware, namespaces };
}

/**
 * Every route of the product (spec section 2), in the order of the specification. Plain data, so that
 * the router, the links, the tests and the build's preloading read the same table.
 */
export const ROUTES = {
  home: route('', 'dashboard', 'home/home-page', { namespaces: ['home', 'questions'] }),
  auth: route('auth', 'main', 'account/auth-page', {
    middleware: guest,
    namespaces: ['account', 'questions'],
  }),
  demo: route('demo', 'nav', 'demo/demo-page', { namespaces: ['demo'] }),
  login: route('login', 'main', 'account/login-page', {
    middleware: guest,
    namespaces: ['account', 'questions'],
  }),
  signup: route('signup', 'main', 'account/signup-page', {
    middleware: guest,
    namespaces: ['account', 'questions'],
  }),
  'verify-phone': route('signup/verify-phone', 'main', 'account/verify-phone-page', {
    namespaces: ['account'],
  }),
  'forgot-password': route('forgot-password', 'main', 'account/forgot-password-page', {
    middleware: guest,
    namespaces: ['account', 'questions'],
  }),
  onboarding: route('onboarding', 'main', 'onboarding/onboarding-page', {
    middleware: ['auth'],
    namespaces: ['onboarding', 'questions'],
  }),
  pricing: route('pricing', 'nav', 'pricing/pricing-page', { namespaces: ['pricing'] }),
  majors: route('majors', 'home', 'majors/majors-page', { namespaces: ['majors'] }),
  sophie: route('sophie', 'home', 'sophie/sophie-page', {
    namespaces: ['sophie', 'discovery', 'results', 'saved'],
  }),
  'ai-essay': route('ai-essay', 'home', 'ai-essay/ai-essay-page', { namespaces: ['feedback'] }),
  scholarship: route('scholarship', 'home', 'scholarship/scholarship-page', {
    namespaces: ['scholarship'],
  }),
  'school-list': route('school-list', 'home', 'school-list/school-list-page', {
    namespaces: ['questions', 'results', 'saved'],
  }),
  resources: route('resources', 'dashboard', 'resources/resources-page', {
    namespaces: ['resources'],
  }),
  profile: route('profile', 'profile', 'profile/profile-page', {
    middleware: student,
    namespaces: ['profile', 'saved'],
  }),
  'profile-edit': route('profile/edit', 'profile', 'profile/edit-page', {
    middleware: student,
    namespaces: ['profile', 'questions'],
  }),
  essays: route('profile/essays', 'profile', 'essays/essays-page', {
    middleware: student,
    namespaces: ['essays'],
  }),
  essay: route('profile/essays/:id', 'profile', 'essays/essay-page', {
    middleware: student,
    namespaces: ['essays'],
  }),
  checklist: route('profile/checklist', 'profile', 'checklist/checklist-page', {
    middleware: student,
    namespaces: ['checklist', 'saved', 'results'],
  }),
  achievements: route('profile/achievements', 'profile', 'achievements/achievements-page', {
    middleware: student,
    namespaces: ['achievements'],
  }),
} as const satisfies Record<string, Route>;

/** The name of a route. */
export type RouteId = keyof typeof ROUTES;

/** The names of all routes, in the order of the specification. */
export const ROUTE_IDS = Object.keys(ROUTES) as RouteId[]; // keys of a constant object
