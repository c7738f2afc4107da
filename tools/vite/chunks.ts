import { ROUTE_IDS, type RouteId } from '../../src/routing/route-table.ts';

type ModuleGraph = {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
};

const OVERLAY_PARTS =
  /\/src\/ui\/(forms|overlays)\/(anchored|dialog|menu|popover|select|slider)\.tsx?$/;
const OVERLAY_PACKAGES =
  /\/node_modules\/(@floating-ui|tabbable|reselect|use-sync-external-store|@base-ui)\//;
/** What the search of everything alone uses; it would weigh on every page with a dialog. */
const SEARCH_PARTS =
  /\/@base-ui\/react\/(combobox|autocomplete)\/|\/minisearch\/|\/src\/(app\/overlays\/search\/|ui\/data\/search-list)/;
const FORM_PACKAGES = /\/node_modules\/(react-hook-form|@hookform)\//;
/** What the home page takes out of packages whose index it shares with others. */
const HOME_PACKAGES =
  /\/@tanstack\/.*\/(useQuery|useBaseQuery|queryObserver|suspense|errorBoundaryUtils|QueryErrorResetBoundary|IsRestoringProvider)\.js$|\/lucide-react\/.*\/icons\/check\.mjs$|\/zustand\/esm\/middleware\.mjs$/;
const HOME = '/src/routes/home.tsx';
/** Icons, hooks and parts of the source that more than one page uses. */
const SHARED_PARTS =
  /\/src\/(api|browser|lib|i18n|routing|ui\/(?!overlays\/toast-)|shared\/(answers|hooks)|features\/home)|\/lucide-react\/|\/@tanstack\//;

/** The pages that make an account or open one: what they share, no other page needs. */
const ACCOUNT_ROUTES: readonly RouteId[] = [
  'auth',
  'login',
  'signup',
  'verify-phone',
  'forgot-password',
];

const SOURCE = /\/src\//;
const SOURCE_AND_SMALL_PACKAGES = /\/src\/|\/node_modules\/(lucide-react|@tanstack)\//;

/** What pages share by what it is about: whoever lists programs has no use for the essays. */
const SUBJECTS: [name: string, parts: RegExp][] = [
  [
    'writing',
    /\/src\/(features\/(essays|feedback)\/|shared\/remarks\/|api\/essay|lib\/(essay|count)-text)/,
  ],
  [
    'programs',
    /\/src\/(features\/(school-list|plan)|shared\/(program|compare|saved\/(?!device-store)))/,
  ],
];

/** The modules of `kind` that a module imports statically, itself included. */
function reach(graph: ModuleGraph, id: string, kind = SOURCE, found = new Set<string>()) {
  if (found.has(id) || !kind.test(id)) return found;
  found.add(id);
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reach(graph, next, kind, found);
  return found;
}

/**
 * How the build is cut (R39). What the entry needs is one chunk and what the home page adds another, so that
 * `/` loads what it shows and nothing else. What floats (Base UI) and forms are chunks that no first
 * paint waits for. What several other pages use is shared, instead of a chunk for every icon.
 */
export function chunkGroups(root: string) {
  let home: Set<string> | undefined;
  let pages: { id: RouteId; modules: Set<string> }[] | undefined;
  /** What several pages need, the account pages apart; what comes later (`import()`) is not among it. */
  const common = (id: string, graph: ModuleGraph): string | null => {
    pages ??= ROUTE_IDS.map((route) => ({
      id: route,
      modules: reach(graph, `${root}/src/routes/${route}.tsx`, SOURCE_AND_SMALL_PACKAGES),
    }));
    const users = pages.flatMap((page) => (page.modules.has(id) ? page.id : []));
    if (users.length < 2) return null;
    // What floats comes with the pages that cannot do without it, not with all the others.
    if ([...reach(graph, id)].some((part) => OVERLAY_PARTS.test(part))) return null;
    if (users.every((route) => ACCOUNT_ROUTES.includes(route))) return 'account';
    return SUBJECTS.find(([, parts]) => parts.test(id))?.[0] ?? 'common';
  };
  const named = (id: string, graph: ModuleGraph): string | null => {
    if (id.includes('rolldown/runtime')) return 'index';
    if (SEARCH_PARTS.test(id)) return 'search';
    if (OVERLAY_PARTS.test(id) || OVERLAY_PACKAGES.test(id)) return 'overlays';
    if (FORM_PACKAGES.test(id)) return 'forms';
    home ??= reach(graph, root + HOME);
    return home.has(id) || HOME_PACKAGES.test(id) ? 'home' : null;
  };
  return [
    { name: 'index', tags: ['$initial' as const], priority: 3 },
    { name: named, debugName: 'named', priority: 2 },
    { name: common, debugName: 'common', priority: 1 },
    { name: 'shared', test: SHARED_PARTS, minShareCount: 2, priority: 0 },
  ];
}
