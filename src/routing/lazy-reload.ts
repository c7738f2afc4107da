import { canLoad, documentLoad } from '@/browser/document-load';
import { tabStorage } from '@/browser/tab-storage';
import { hasUnsavedChanges } from '@/browser/unsaved-changes';

/** Stores the build that the document was reloaded for (R26); outlives a session (src/browser/session-reset.ts). */
const KEY = 'build.chunks';
const TIMEOUT_MS = 8000;

type ReloadContext = {
  /** Full path of the requested page. */
  target: () => string;
  isWriting: () => boolean;
  /** Cancels the pending navigation; `false` if there is no page to stay on. */
  stay: () => boolean;
  /** Tells the visitor that a part failed to load. */
  notify: () => void;
};

let context: ReloadContext | null = null;

/** Connects `loadPart` to the app. Until then a chunk that fails to load is an ordinary error. */
export function connectLazyReload(reloadContext: ReloadContext): void {
  context = reloadContext;
}

/** Tells the visitor that a part failed to load. */
export function reportMissingPart(): void {
  context?.notify();
}

/** Cancels the pending navigation and says why; `false` if there is no page to stay on. */
export function stayOnPage(): boolean {
  if (!context?.stay()) return false;
  context.notify();
  return true;
}

/** The id of the build that this page was loaded with; empty in development. */
export function currentBuild(): string {
  return document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '';
}

/** Claims the one reload of a build. Without storage, a document that was loaded by a reload has used it. */
function claimReload(build: string): boolean {
  if (tabStorage.getItem(KEY) === build) return false;
  tabStorage.setItem(KEY, build);
  if (tabStorage.getItem(KEY) === build) return true;
  const [navigation] = performance.getEntriesByType('navigation');
  return !(navigation && 'type' in navigation && navigation.type === 'reload');
}

/** `later`: a reload may help at another time. `spent`: the build's reload has been used. */
type Outcome = 'reloading' | 'later' | 'spent';

async function reload(): Promise<Outcome> {
  const build = currentBuild();
  if (!context || build === '') return 'spent';
  const { target: findTarget, isWriting } = context;
  const isBusy = () => hasUnsavedChanges() || isWriting();
  if (isBusy() || !(await canLoad(findTarget(), TIMEOUT_MS)) || isBusy()) return 'later';
  // Another navigation may have started meanwhile.
  const target = findTarget();
  if (!claimReload(build)) return 'spent';
  const { pathname, search, hash } = window.location;
  // A new entry and then a reload of it, so that `claimReload` can recognize the reload without storage.
  if (target !== pathname + search + hash) window.history.pushState(null, '', target);
  documentLoad.reload();
  return 'reloading';
}

/** Shared by all parts that fail at once. */
let outcome: Promise<Outcome> | null = null;

/**
 * Loads a part of the app by `import()`. If that fails, as after a deploy, the document reloads at the requested page,
 * once per build (R26), and the promise never settles, so that nothing renders meanwhile. If the site cannot be reached
 * or unsaved input would be lost, `recover` may handle the failure: if it returns true, the promise never settles
 * either. Otherwise it rejects with the import's error.
 */
export async function loadPart<T>(load: () => Promise<T>, recover?: () => boolean): Promise<T> {
  try {
    return await load();
  } catch (error) {
    outcome ??= reload().finally(() => (outcome = null));
    const result = await outcome;
    if (result === 'spent' || (result === 'later' && !recover?.())) throw error;
    return new Promise(() => undefined);
  }
}
