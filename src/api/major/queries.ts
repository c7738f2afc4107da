import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/http/client';
import { inlineErrorOf } from '@/api/http/query-client';
import { getMajors } from './contract';

/** Every major in plain words, asked once a visit and language: the page searches them by itself. */
export function majorsQuery(language: string) {
  return queryOptions({
    queryKey: ['majors', language],
    queryFn: (context) => call(getMajors, { language, ...inlineErrorOf(context) }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
