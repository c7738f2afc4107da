import { useCallback } from 'react';
import { useProgramListParams } from '@/features/school-list/filters/use-program-list-params';
import { useAnswers } from '@/shared/answers/use-answers';

/** Leads to page 1 of the list; a change of its answers makes another list, as one of its filters does. */
export function useFirstPage(): () => void {
  const { params, setParams } = useProgramListParams();
  const { page } = params;
  return useCallback(() => {
    if (page > 1) setParams({ page: 1 }, { replace: true });
  }, [page, setParams]);
}

/** The answers of the list (`useAnswers`), whose changes lead to its page 1. */
export function useListAnswers(): ReturnType<typeof useAnswers> {
  const { change, ...answers } = useAnswers();
  const toFirstPage = useFirstPage();
  return {
    ...answers,
    change: useCallback(
      (...changed) => {
        change(...changed);
        toFirstPage();
      },
      [change, toFirstPage],
    ),
  };
}
