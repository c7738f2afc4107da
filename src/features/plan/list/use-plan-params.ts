import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePageQuery } from '@/shared/search-params/use-page-query';
import { readPlanParams, writePlanParams, type PlanParams } from './plan-params';

/** Changes some parameters in place of the history entry, or as a step to come back from. */
export type SetPlanParams = (changes: Partial<PlanParams>, options?: { replace?: boolean }) => void;

/** View and filter of the plan, which are the URL's (R21). */
export function usePlanParams(): { params: PlanParams; setParams: SetPlanParams } {
  const { hash } = useLocation();
  const { query, next } = usePageQuery();
  const navigate = useNavigate();
  return useMemo(
    () => ({
      params: readPlanParams(query),
      setParams: (changes, { replace = true } = {}) => {
        const search = next((newest) =>
          writePlanParams(newest, { ...readPlanParams(newest), ...changes }),
        );
        void navigate({ search, hash }, { replace, preventScrollReset: true });
      },
    }),
    [query, next, hash, navigate],
  );
}
