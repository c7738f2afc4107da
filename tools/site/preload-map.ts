import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PreloadMap } from '../../src/routing/route-chunks.ts';
import { ROUTES } from '../../src/routing/route-table.ts';
import { PUBLIC_PAGES } from '../../src/start/prerender/pages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What a page needs to call the API. A visitor's prerendered page can be used before that. */
const TRANSPORT = ['src/api/http/transport.ts'];
/** What the entry imports once the page has been painted. */
const APP = ['src/main.tsx'];
/** What `/` loads in place of the visitor's page (src/routes/home.tsx). */
const STUDENT_HOME = 'src/features/home/student-home.tsx';

type Chunk = {
  type: 'chunk';
  fileName: string;
  imports: string[];
  moduleIds: string[];
  isEntry: boolean;
};
type Asset = { type: 'asset'; originalFileNames: string[] };
/** A build's output, reduced to what is read here. */
export type Bundle = Record<string, Chunk | Asset>;

/** The chunks and messages that each route needs in addition to the entry and its static imports. */
export function preloadMap(bundle: Bundle, base: string): PreloadMap {
  const chunks = Object.values(bundle).filter((item): item is Chunk => item.type === 'chunk');
  const files: string[] = [];
  const reach = (chunk: Chunk | undefined, found = new Set<Chunk>()): Set<Chunk> => {
    if (!chunk || found.has(chunk)) return found;
    found.add(chunk);
    for (const name of chunk.imports) {
      reach(
        chunks.find(({ fileName }) => fileName === name),
        found,
      );
    }
    return found;
  };
  // The HTML itself loads the entry and its imports.
  const inHtml = reach(chunks.find(({ isEntry }) => isEntry));
  const index = (address: string) => {
    if (!files.includes(address)) files.push(address);
    return files.indexOf(address);
  };
  const indices = (modules: readonly string[]) => {
    const needed = modules.flatMap((name) => {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(path.join(root, name)));
      if (!chunk) throw new Error(`The build has no ${name}`);
      return [...reach(chunk)];
    });
    return [...new Set(needed)]
      .filter((chunk) => !inHtml.has(chunk))
      .map(({ fileName }) => index(base + fileName));
  };
  const messagesOf = (locale: 'en' | 'vi', namespaces: readonly string[]) =>
    namespaces.map((namespace) => {
      const source = `locales/${locale}/${namespace}.json`;
      const asset = Object.entries(bundle).find(
        ([, item]) => item.type === 'asset' && item.originalFileNames.includes(source),
      );
      if (!asset) throw new Error(`The build has no ${source}`);
      return index(base + asset[0]);
    });
  const messages = (namespaces: readonly string[]) => ({
    en: messagesOf('en', namespaces),
    vi: messagesOf('vi', namespaces),
  });
  const routes = Object.entries(ROUTES).map(([id, route]): PreloadMap['routes'][number] => {
    const guards: readonly string[] = route.middleware;
    return {
      path: route.path.replace(/:\w+/g, '[^/]+'),
      guard: guards.includes('auth') ? 'auth' : guards.includes('guest') ? 'guest' : null,
      chunks: indices([`src/routes/${id}.tsx`, ...(id in PUBLIC_PAGES ? [] : TRANSPORT)]),
      messages: messages(route.namespaces),
    };
  });
  routes.push({
    path: ROUTES.home.path,
    guard: 'auth',
    chunks: indices([STUDENT_HOME]),
    messages: messages(['today']),
  });
  // Routes with equal needs share a line: the shell's HTML contains all of them.
  const lines = new Map<string, PreloadMap['routes'][number]>();
  for (const { path: pattern, ...needs } of routes) {
    const key = JSON.stringify(needs);
    const line = lines.get(key);
    if (line) line.path += `|${pattern}`;
    else lines.set(key, { path: pattern, ...needs });
  }
  const app = indices(APP);
  const student = indices(TRANSPORT);
  return { app, frame: messages(['common']), student, routes: [...lines.values()], files };
}

/** The part of a map that the prerendered page of a path needs, in either language. */
export function mapOfPage(map: PreloadMap, pathname: string): PreloadMap {
  const bare = pathname.replace(/^\/(vi(?:\/|$))?/, '');
  const lines = map.routes.filter(({ path: pattern }) => new RegExp(`^(${pattern})$`).test(bare));
  const files: string[] = [];
  const reindex = (indices: readonly number[]) =>
    indices.map((index) => {
      const file = map.files[index];
      if (file === undefined) throw new Error(`The map has no file ${index}`);
      if (!files.includes(file)) files.push(file);
      return files.indexOf(file);
    });
  const inBoth = ({ en, vi }: Record<'en' | 'vi', number[]>) => ({
    en: reindex(en),
    vi: reindex(vi),
  });
  return {
    app: reindex(map.app),
    frame: inBoth(map.frame),
    student: reindex(map.student),
    routes: lines.map(({ chunks, messages, ...line }) => ({
      ...line,
      chunks: reindex(chunks),
      messages: inBoth(messages),
    })),
    files,
  };
}
