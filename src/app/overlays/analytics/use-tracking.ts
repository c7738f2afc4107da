import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isOvertaken, sessionEpoch } from '@/api/http/session';
import { useSignedIn } from '@/api/http/use-session';
import { userQuery } from '@/api/user/queries';
import type { Service } from './services';
import { startTracking, type Tracker } from './tracker';

/**
 * Keeps services running for as long as it is mounted, and tells them of each page and of the student once
 * the app knows who that is; it asks for nothing itself. A change of the session mounts it anew: what
 * follows is begun by nobody (R17, R28).
 */
export function useTracking(services: readonly Service[]): void {
  const tracking = useRef<Tracker | null>(null);
  const { pathname, search } = useLocation();
  const signedIn = useSignedIn();
  const { data: user } = useQuery({ ...userQuery(), enabled: false });
  const who = signedIn ? user : undefined;
  const address = pathname + search;
  useEffect(() => {
    const epoch = sessionEpoch();
    const still = () => sessionEpoch() === epoch && !isOvertaken();
    const loads = services.map(({ load }) => load);
    tracking.current = startTracking(loads, still);
    return () => {
      tracking.current?.stop();
      tracking.current = null;
    };
  }, [services]);
  useEffect(() => {
    if (who) tracking.current?.identify({ id: String(who.id), email: who.email, name: who.name });
  }, [who]);
  useEffect(() => {
    tracking.current?.page(address);
  }, [address]);
}
