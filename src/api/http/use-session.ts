import { useSyncExternalStore } from 'react';
import { announcedSession, subscribeSession } from './session';

/** A prerendered page is a visitor's; whoever is signed in gets theirs right after it has been taken over (R38). */
const VISITOR = { signedIn: false, epoch: 0 };
const visitor = () => VISITOR;

/** Whether a student is signed in: the token cookie exists (spec section 4). */
export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribeSession, announcedSession, visitor).signedIn;
}

/** The session's epoch, to be used as a key: another student never sees this one's tree (R17). */
export function useSessionEpoch(): number {
  return useSyncExternalStore(subscribeSession, announcedSession, visitor).epoch;
}
