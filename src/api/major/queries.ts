import { call } from '@/api/http/client';
import { staticQuery } from '@/api/http/query-client';
import { getMajors } from './contract';

/** All majors; the page filters them itself. */
export function majorsQuery(language: string) {
  return staticQuery(['majors', language], (options) => call(getMajors, { language, ...options }));
}
