import { useSyncExternalStore } from 'react';
import { announcedSession, subscribeSession } from './session';

/** A prerendered page is a visitor's; a student's renders right after hydration (R38). */
const VISITOR = { signedIn: false, epoch: 0 };
const visitor = () => VISITOR;

/** Whether the token cookie exists (spec section 4). */
export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribeSession, announcedSession, visitor).signedIn;
}

/** A key for the component tree: another student never sees this one's (R17). */
export function useSessionEpoch(): number {
  return useSyncExternalStore(subscribeSession, announcedSession, visitor).epoch;
}
