import { addPlugins, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import type { WorkerFiles } from './worker-files';

// The service worker (R45): answers with the files of one build, with or without a network. A newer one waits until the
// last page of the older build is closed, so that a page keeps its files. Bundled by tools/site/worker.ts.

/** Values of this build, inserted by the bundler. */
declare const FILES: WorkerFiles;

/** The types of the DOM don't include those of a worker. */
type Extendable = { waitUntil: (work: Promise<unknown>) => void };
type Scope = {
  registration: ServiceWorkerRegistration;
  addEventListener: (type: 'activate', listener: (event: Extendable) => void) => void;
};
const scope = self as unknown as Scope; // this file runs in a worker only

/** How long the network may take to begin a page before a stored one is shown instead, in milliseconds. */
const NETWORK_MS = 3000;
const PAGES = 'pages-';

const { build, entries, shell, pages, notPages } = FILES;
const isFile = new RegExp(notPages);
/** After a deploy, the network has pages of a newer build, whose files this worker does not have. */
const ofThisBuild = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.ok && (await response.clone().text()).includes(`name="build" content="${build}"`)
      ? response
      : null,
};
const visited = new CacheFirst({ cacheName: PAGES + build, plugins: [ofThisBuild] });
/** During a deploy, the network may still have a page of the older build: the installation fails, and is tried again. */
const installed = {
  cacheWillUpdate: async ({ response }: { response: Response }) => {
    if (response.headers.get('content-type')?.startsWith('text/html'))
      return ofThisBuild.cacheWillUpdate({ response });
    return response.ok ? response : null;
  },
};

addPlugins([installed]);
precache(entries);

/** A stored file; from the network if the browser has removed it. */
async function stored(address: string | Request): Promise<Response> {
  return (await matchPrecache(address)) ?? fetch(address);
}

/** A page from the network; `null` if that fails or takes too long to begin. */
async function current(request: Request): Promise<Response | null> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), NETWORK_MS);
  try {
    const response = await fetch(request, { signal: controller.signal });
    return response.status < 500 ? response : null;
  } catch {
    return null;
  } finally {
    // An abort would also end the body, in the middle of the page.
    clearTimeout(timer);
  }
}

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  ({ request }) => stored(request),
);

// By the path alone: a query may have a dot, too.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !isFile.test(url.pathname),
  async ({ request, url, event }) => {
    // A reload asks for what is new, and a waiting worker has a newer build. Back (`force-cache`) asks for neither: the
    // browser's own cache may have a page of an older build.
    const isReload = request.cache !== 'default' && request.cache !== 'force-cache';
    const wantsNew = isReload || scope.registration.waiting !== null;
    const fresh = wantsNew ? await current(request) : null;
    if (fresh) return fresh;
    const path = url.pathname.replace(/\/+$/, '') || '/';
    const page = await matchPrecache(path);
    if (page) return page;
    if (!pages.includes(path)) return stored(shell);
    // The other public pages are stored when they are first opened.
    const answer = await visited.handle({ event, request: new Request(path) }).catch(() => null);
    return answer && answer.status < 500 ? answer : stored(shell);
  },
);

scope.addEventListener('activate', (event) => {
  const removeOld = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(PAGES) && name !== PAGES + build);
    await Promise.all(old.map((name) => caches.delete(name)));
  };
  event.waitUntil(removeOld());
});
