import { useSyncExternalStore } from 'react';
import { announcedSession, subscribeSession } from './session';

// A prerendered page is a visitor's; a student's renders right after hydration (R38). Plain values: a new object, equal
// or not, would render the hydrated page again.

/** Whether the token cookie exists (spec section 4). */
export function useSignedIn(): boolean {
  return useSyncExternalStore(
    subscribeSession,
    () => announcedSession().signedIn,
    () => false,
  );
}

/** A key for the component tree: another student never sees this one's (R17). */
export function useSessionEpoch(): number {
  return useSyncExternalStore(
    subscribeSession,
    () => announcedSession().epoch,
    () => 0,
  );
}
