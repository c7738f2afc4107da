import { useSyncExternalStore } from 'react';
import { announcedSession, subscribeSession } from './session';

/** Whether a student is signed in: the token cookie exists (spec section 4). */
export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribeSession, announcedSession).signedIn;
}

/** The session's epoch, to be used as a key: another student never sees this one's tree (R17). */
export function useSessionEpoch(): number {
  return useSyncExternalStore(subscribeSession, announcedSession).epoch;
}
