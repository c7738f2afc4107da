import type { Namespace } from '@/i18n/namespaces';
import type { Feature } from '@/browser/features';

/** Layouts (R6). A search lists their pages in this order; the account forms come last. */
export const LAYOUTS = ['dashboard', 'home', 'profile', 'nav', 'main'] as const;

export type LayoutName = (typeof LAYOUTS)[number];

/** Route middleware (R7). */
export type MiddlewareName = 'auth' | 'guest' | 'verify-data';

type Route = {
  /** Path below the locale; `''` is the root. A `:name` is a route parameter. */
  path: string;
  layout: LayoutName;
  /** Guards, in the order they run. */
  middleware: readonly MiddlewareName[];
  /** Message files of the page besides `common`. */
  namespaces: readonly Namespace[];
  /** Without this feature of the API the page is left out. */
  needs?: Feature;
};

const guest: readonly MiddlewareName[] = ['guest'];
const student: readonly MiddlewareName[] = ['auth', 'verify-data'];

function route<const Path extends string>(
  path: Path,
  layout: LayoutName,
  { middleware = [], namespaces, needs }: Pick<Route, 'namespaces'> & Partial<Route>,
): Route & { path: Path } {
  return { path, layout, middleware, namespaces, ...(needs && { needs }) };
}

/** Every route, in the order of spec section 2. The router, links, tests and the build read this table. */
export const ROUTES = {
  home: route('', 'dashboard', { namespaces: ['home', 'questions'] }),
  auth: route('auth', 'main', { middleware: guest, namespaces: ['account', 'questions'] }),
  demo: route('demo', 'nav', { namespaces: ['demo'] }),
  login: route('login', 'main', { middleware: guest, namespaces: ['account', 'questions'] }),
  signup: route('signup', 'main', {
    middleware: guest,
    namespaces: ['account', 'questions'],
    needs: 'signup',
  }),
  'verify-phone': route('signup/verify-phone', 'main', {
    namespaces: ['account'],
    needs: 'signup',
  }),
  'forgot-password': route('forgot-password', 'main', {
    middleware: guest,
    namespaces: ['account', 'questions'],
    needs: 'signup',
  }),
  onboarding: route('onboarding', 'main', {
    middleware: ['auth'],
    namespaces: ['onboarding', 'questions'],
    needs: 'profile',
  }),
  pricing: route('pricing', 'nav', { namespaces: ['pricing'] }),
  majors: route('majors', 'home', { namespaces: ['majors'], needs: 'majors' }),
  sophie: route('sophie', 'home', {
    namespaces: ['sophie', 'discovery', 'results', 'saved'],
    needs: 'sophie',
  }),
  'ai-essay': route('ai-essay', 'home', { namespaces: ['feedback'], needs: 'feedback' }),
  scholarship: route('scholarship', 'home', { namespaces: ['scholarship'], needs: 'scholarships' }),
  'school-list': route('school-list', 'home', { namespaces: ['questions', 'results', 'saved'] }),
  resources: route('resources', 'dashboard', { namespaces: ['resources'], needs: 'resources' }),
  profile: route('profile', 'profile', {
    middleware: student,
    namespaces: ['profile', 'saved', 'today'],
  }),
  'profile-edit': route('profile/edit', 'profile', {
    middleware: student,
    namespaces: ['profile', 'questions', 'account'],
    needs: 'profile',
  }),
  essays: route('profile/essays', 'profile', {
    middleware: student,
    namespaces: ['essays'],
    needs: 'essays',
  }),
  essay: route('profile/essays/:id', 'profile', {
    middleware: student,
    namespaces: ['essays'],
    needs: 'essays',
  }),
  checklist: route('profile/checklist', 'profile', {
    middleware: student,
    namespaces: ['checklist', 'steps', 'today', 'saved', 'results'],
  }),
  achievements: route('profile/achievements', 'profile', {
    middleware: student,
    namespaces: ['achievements'],
    needs: 'achievements',
  }),
} as const satisfies Record<string, Route>;

export type RouteId = keyof typeof ROUTES;

type ParamOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The names of a route's parameters; `never` if it has none. */
export type RouteParam<Id extends RouteId> = ParamOf<(typeof ROUTES)[Id]['path']>;

/** Routes without parameters. */
export type PlainRouteId = {
  [Id in RouteId]: [RouteParam<Id>] extends [never] ? Id : never;
}[RouteId];

export const ROUTE_IDS = Object.keys(ROUTES) as RouteId[]; // keys of a constant object
