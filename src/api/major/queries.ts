import { call } from '@/api/http/client';
import { visitQuery } from '@/api/http/query-client';
import { getMajors } from './contract';

/** All majors; the page filters them itself. */
export function majorsQuery(language: string) {
  return visitQuery(['majors', language], (options) => call(getMajors, { language, ...options }));
}
