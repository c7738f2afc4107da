import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isSessionReplaced, sessionEpoch } from '@/api/http/session';
import { useSignedIn } from '@/api/http/use-session';
import { userQuery } from '@/api/user/queries';
import type { Service } from './services';
import { startTracking, type Tracker } from './tracker';

/**
 * Runs the services while mounted, and reports each page and the student once loaded; it makes no request itself. A
 * session change remounts it, so that the next session starts without an identity (R17, R28).
 */
export function useTracking(services: readonly Service[]): void {
  const tracking = useRef<Tracker | null>(null);
  const { pathname, search } = useLocation();
  const signedIn = useSignedIn();
  const { data: user } = useQuery({ ...userQuery(), enabled: false });
  const student = signedIn ? user : undefined;
  const address = pathname + search;
  useEffect(() => {
    const epoch = sessionEpoch();
    const isSameSession = () => sessionEpoch() === epoch && !isSessionReplaced();
    tracking.current = startTracking(
      services.map(({ load }) => load),
      isSameSession,
    );
    return () => {
      tracking.current?.stop();
      tracking.current = null;
    };
  }, [services]);
  useEffect(() => {
    if (!student) return;
    const { id, email, name } = student;
    tracking.current?.identify({ id: String(id), email, name });
  }, [student]);
  useEffect(() => {
    tracking.current?.page(address);
  }, [address]);
}
