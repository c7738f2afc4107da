import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryState, usePendingWrites, type QueryState } from '@/api/http/writes';
import type { BasicInfo } from './contract';
import { withChange, type InfoChange } from './change-basic-info';
import { INFO_KEY } from './keys';
import { basicInfoQuery } from './queries';

type Options = {
  enabled?: boolean;
  refetchOnWindowFocus?: 'always';
  meta?: { inlineError: boolean };
};

type UseBasicInfo = QueryState & {
  /** With pending changes; `undefined` until loaded. */
  info: BasicInfo | undefined;
};

/** What the account knows about the student's search, with titles in `language`. */
export function useBasicInfo(language: string, options: Options = {}): UseBasicInfo {
  // After a switch of the language the other record stays until this one has loaded: only titles of majors differ.
  const query = useQuery({
    ...basicInfoQuery(language),
    placeholderData: keepPreviousData,
    ...options,
  });
  const pending = usePendingWrites<InfoChange>(INFO_KEY);
  const info = useMemo(
    () =>
      query.data &&
      pending.reduce((record, change) => withChange(record, change, language), query.data),
    [query.data, pending, language],
  );
  return { info, ...queryState(query) };
}
