import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readPlanParams, writePlanParams, type PlanParams } from './plan-params';

/** Changes some parameters in place of the history entry, or as a step to come back from. */
export type SetPlanParams = (changes: Partial<PlanParams>, options?: { replace?: boolean }) => void;

/** View and filter of the plan, which are the URL's (R21). */
export function usePlanParams(): { params: PlanParams; setParams: SetPlanParams } {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const query = new URLSearchParams(search);
    const params = readPlanParams(query);
    return {
      params,
      setParams: (changes, { replace = true } = {}) => {
        const next = writePlanParams(query, { ...params, ...changes }).toString();
        void navigate({ search: next && `?${next}`, hash }, { replace, preventScrollReset: true });
      },
    };
  }, [search, hash, navigate]);
}
