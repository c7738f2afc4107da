import { canLoad, documentLoad } from '@/browser/document-load';
import { visitStorage } from '@/browser/visit-storage';
import { hasUnsavedChanges } from '@/browser/unsaved-changes';

/** Under this is kept for which build the document was loaded again (R26); it outlives a session (src/browser/session-reset.ts). */
const GUARD = 'build.chunks';
/** How long the site may take to say that it can be reached, in milliseconds. */
const PATIENCE_MS = 8000;

/** What a reload needs to know of the app. */
type Surroundings = {
  /** Full path of the page that is asked for. */
  target: () => string;
  /** A write is under way. */
  isWriting: () => boolean;
  /** Gives up the navigation that is under way; `false` where there is no page to stay on. */
  stay: () => boolean;
  /** Says that a part could not be had. */
  tell: () => void;
};

let around: Surroundings | null = null;

/** Tells what a chunk that fails to load is to be met with; before that it is an ordinary error. */
export function connectLazy(surroundings: Surroundings): void {
  around = surroundings;
}

/** Says that a part could not be had. */
export function tellMissing(): void {
  around?.tell();
}

/** Gives up the navigation that is under way and says why; `false` where there is no page to stay on. */
export function stayHere(): boolean {
  if (!around?.stay()) return false;
  around.tell();
  return true;
}

/** The id of the build that this page came with; empty in development. */
export function ownBuild(): string {
  return document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '';
}

/** Takes the one reload that a build has. Without storage it is known by how the document was loaded. */
function claim(build: string, path: string): boolean {
  const mark = `{"build":"${build}",`;
  if (visitStorage.getItem(GUARD)?.startsWith(mark)) return false;
  visitStorage.setItem(GUARD, JSON.stringify({ build, path, time: Date.now() }));
  if (visitStorage.getItem(GUARD)?.startsWith(mark)) return true;
  const [loaded] = performance.getEntriesByType('navigation');
  return !(loaded && 'type' in loaded && loaded.type === 'reload');
}

/** `reloading`: the document is on its way. `later`: it may help at another time. `spent`: it has been tried. */
type Outcome = 'reloading' | 'later' | 'spent';

async function reload(): Promise<Outcome> {
  const build = ownBuild();
  if (!around || build === '') return 'spent';
  const { target: findTarget, isWriting } = around;
  const isDirty = () => hasUnsavedChanges() || isWriting();
  if (isDirty() || !(await canLoad(findTarget(), PATIENCE_MS)) || isDirty()) return 'later';
  // Somebody may have gone on to another page meanwhile.
  const target = findTarget();
  if (!claim(build, target)) return 'spent';
  const { pathname, search, hash } = window.location;
  // First to the target, then a reload of it: so that without storage too it is one.
  if (target !== pathname + search + hash) window.history.pushState(null, '', target);
  documentLoad.reload();
  return 'reloading';
}

/** Of all that fails at once, one reloads. */
let outcome: Promise<Outcome> | null = null;

/**
 * Loads a part of the app by `import()`. One that cannot be had, as after a deploy, has the document loaded again, at
 * the page that is asked for, once per build (R26): the promise never settles then, so that nothing is painted
 * meanwhile. Where the site cannot be reached, or something typed would be lost, `stay` is asked whether another way
 * was found, and nothing settles either. Otherwise it rejects with what the import said.
 */
export async function loadPart<T>(load: () => Promise<T>, stay?: () => boolean): Promise<T> {
  try {
    return await load();
  } catch (error) {
    outcome ??= reload().finally(() => (outcome = null));
    const what = await outcome;
    if (what === 'spent' || (what === 'later' && !stay?.())) throw error;
    return new Promise(() => undefined);
  }
}
