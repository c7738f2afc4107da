import { startData, type HiddenPart } from '@/browser/start-state';
import { showAllParts } from '@/start/hidden-parts';
import { storedState } from '@/start/stored-state';

/** Shows the page after this time; longer than the app takes to start on a slow network. */
const TIMEOUT_MS = 20_000;

/** Whether a persisted store has any value; `true` if it cannot be read. */
function hasStored(key: string): boolean {
  try {
    return Object.values(storedState(key)).some(
      (value) => value !== null && JSON.stringify(value) !== '[]',
    );
  } catch {
    return true;
  }
}

/** The part of a prerendered page that differs for this visitor, from its `data-depends`. */
function differingPart(isSignedIn: boolean): HiddenPart | null {
  const { prerendered, depends = '' } = startData();
  const { pathname, search } = window.location;
  const dependsOn = depends.split(' ');
  if (prerendered !== pathname || (isSignedIn && dependsOn.includes('guest'))) return 'page';
  const isContentDifferent =
    (isSignedIn && dependsOn.includes('session')) ||
    (search !== '' && dependsOn.includes('query')) ||
    dependsOn.some((name) => {
      if (name.startsWith('?')) return new URLSearchParams(search).has(name.slice(1));
      return name.startsWith(':') && hasStored(name.slice(1));
    });
  if (isContentDifferent) return 'content';
  return isSignedIn ? 'account' : null;
}

/** Hides the parts that differ for this visitor before the first paint (R38), unless the app fails to start. */
export function hideDifferingPart(isSignedIn: boolean): void {
  const part = differingPart(isSignedIn);
  if (!part) return;
  startData().hide = part;
  setTimeout(showAllParts, TIMEOUT_MS);
}
