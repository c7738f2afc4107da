import type { Plugin } from 'vite';
import { ROUTE_IDS, type RouteId } from '../../src/routing/route-table.ts';
import { PATTERNS } from './chunk-patterns.ts';

type ModuleGraph = {
  getModuleInfo(id: string): {
    importedIds: readonly string[];
    importers: readonly string[];
    dynamicImporters: readonly string[];
  } | null;
};

const matches = (name: keyof typeof PATTERNS, id: string) =>
  PATTERNS[name].some((pattern) => pattern.test(id));

const ENTRY = '/src/entry.ts';
/** Imported by the entry once the page has been painted. */
const APP = '/src/main.tsx';
const HOME = '/src/routes/home.tsx';

/** The pages for signing up and in, which share what no other page needs. */
const ACCOUNT_ROUTES: readonly RouteId[] = [
  'auth',
  'login',
  'signup',
  'verify-phone',
  'forgot-password',
];

const DIALOGS = [
  'chatParts',
  'laterQuestions',
  'listDialogs',
  'planDialogs',
  'planFiles',
  'profileDialogs',
  'mountain',
  'sheet',
] as const;

type DialogChunk = (typeof DIALOGS)[number];

const SUBJECTS = ['remarks', 'writing', 'steps', 'programs'] as const;

const SOURCE = /\/src\/|virtual:places|\/places\.svg/;
/** In the file of the entry, beside what it imports. */
const ENTRY_PARTS = /\/index\.html$|vite\/preload-helper/;
const ICON = /\/lucide-react\/.*\/icons\//;
const SOURCE_AND_SMALL_PACKAGES =
  /\/src\/|virtual:places|\/places\.svg|\/node_modules\/(lucide-react|@tanstack)\//;

/** The modules matching `kind` that a module imports statically, itself included. */
function staticImports(
  graph: ModuleGraph,
  id: string,
  kind = SOURCE,
  found = new Set<string>(),
): Set<string> {
  if (found.has(id) || !kind.test(id)) return found;
  found.add(id);
  for (const next of graph.getModuleInfo(id)?.importedIds ?? [])
    staticImports(graph, next, kind, found);
  return found;
}

/** The chunk of dialogs of a module: of the dialogs themselves, and of what only they import. */
function dialogChunk(
  id: string,
  graph: ModuleGraph,
  known: Map<string, DialogChunk | null>,
): DialogChunk | null {
  const found = known.get(id);
  if (found !== undefined) return found;
  const info = graph.getModuleInfo(id);
  let chunk = DIALOGS.find((name) => matches(name, id)) ?? null;
  known.set(id, chunk); // also ends an import cycle
  if (!chunk && info && SOURCE.test(id) && info.dynamicImporters.length === 0) {
    const [first = null, ...others] = info.importers.map((from) => dialogChunk(from, graph, known));
    if (others.every((name) => name === first)) chunk = first;
  }
  known.set(id, chunk);
  return chunk;
}

function chunkGroups(root: string) {
  let entry: Set<string> | undefined;
  let home: Set<string> | undefined;
  const dialogs = new Map<string, DialogChunk | null>();
  let pages: { id: RouteId; modules: Set<string> }[] | undefined;
  /** The chunk of a module that several pages need; `null` for any other module. */
  const commonChunk = (id: string, graph: ModuleGraph): string | null => {
    pages ??= ROUTE_IDS.map((route) => ({
      id: route,
      modules: staticImports(graph, `${root}/src/routes/${route}.tsx`, SOURCE_AND_SMALL_PACKAGES),
    }));
    const users = pages.flatMap((page) => (page.modules.has(id) ? page.id : []));
    if (matches('guard', id)) return 'common';
    if (users.length < 2) {
      // An icon that a page shares with a dialog is too small for a chunk of its own.
      const importers = ICON.test(id) ? (graph.getModuleInfo(id)?.importers ?? []) : [];
      return importers.length > 1 ? 'common' : null;
    }
    // Modules that need an overlay stay with their pages, so that the other pages do not load it.
    if ([...staticImports(graph, id)].some((part) => matches('overlays', part))) return null;
    if (users.every((route) => ACCOUNT_ROUTES.includes(route))) return 'account';
    return SUBJECTS.find((name) => matches(name, id)) ?? 'common';
  };
  const initialChunk = (id: string, graph: ModuleGraph): string => {
    entry ??= staticImports(graph, root + ENTRY);
    return entry.has(id) || ENTRY_PARTS.test(id) ? 'index' : 'main';
  };
  const namedChunk = (id: string, graph: ModuleGraph): string | null => {
    if (ICON.test(id)) {
      // An icon belongs to the chunk that imports it.
      const importers = graph.getModuleInfo(id)?.importers ?? [];
      const names = new Set(importers.map((from) => namedChunk(from, graph)));
      const [name = null] = names;
      if (name && names.size === 1) return name;
    }
    if (matches('search', id)) return 'search';
    if (matches('overlays', id) || matches('overlayPackages', id)) return 'overlays';
    if (matches('filters', id)) return 'filters';
    if (matches('ask', id)) return 'ask';
    if (matches('forms', id)) return 'forms';
    const dialog = dialogChunk(id, graph, dialogs);
    if (dialog) return dialog;
    if (matches('transport', id)) return 'transport';
    home ??= staticImports(graph, root + HOME);
    if (home.has(id) || matches('home', id)) return 'home';
    if (matches('strips', id)) return 'strips';
    if (matches('places', id)) return 'places';
    if (matches('footer', id)) return 'footer';
    if (matches('common', id)) return 'common';
    return matches('land', id) ? 'land' : null;
  };
  return [
    { name: initialChunk, debugName: 'initial', tags: ['$initial' as const], priority: 3 },
    { name: namedChunk, debugName: 'named', priority: 2 },
    { name: commonChunk, debugName: 'common', priority: 1 },
    {
      name: 'shared',
      test: (id: string) => matches('shared', id),
      minShareCount: 2,
      priority: 0,
    },
  ];
}

/**
 * Splits the build into chunks (R39). `index` is the small entry, `main` the app that it loads, and `home` adds the home
 * page, so that `/` loads only what it shows. Overlays and forms are chunks that no first paint waits for. Modules that
 * several other pages use are grouped, instead of one chunk for each icon.
 */
export function chunks(root: string): Plugin {
  return {
    name: 'saola-chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          // As an entry, so that only what it uses of a package counts as initial.
          input: [`${root}/index.html`, root + APP],
          output: {
            codeSplitting: { groups: chunkGroups(root), includeDependenciesRecursively: false },
          },
        },
      },
    }),
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((item) =>
        item.type === 'chunk' ? item.moduleIds : [],
      );
      const unused = Object.values(PATTERNS)
        .flat()
        .filter((pattern) => !modules.some((id) => pattern.test(id)));
      if (unused.length > 0) this.error(`chunks.ts: no module matches ${unused.join(', ')}`);
    },
  };
}
