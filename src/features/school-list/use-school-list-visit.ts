import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSignedIn } from '@/api/http/use-session';
import { schoolListVisitedMutation } from '@/api/user/mutations';
import { userQuery } from '@/api/user/queries';
import { hasFeature } from '@/browser/features';

/** Reports the first visit of a student to the server, which ends the first-time-user flag (spec section 4). */
export function useSchoolListVisit(): void {
  const signedIn = useSignedIn();
  const { data: user } = useQuery({ ...userQuery(), enabled: signedIn });
  const { mutate, isIdle } = useMutation(schoolListVisitedMutation(useQueryClient()));
  const first = hasFeature('profile') && user !== undefined && user.isSchoolListVisited !== true;
  useEffect(() => {
    if (first && isIdle) mutate();
  }, [first, isIdle, mutate]);
}
