import { call } from '@/api/http/client';
import { staticQuery } from '@/api/http/query-client';
import { getOutline } from './contract';

/** All programs in columns. Without names, so the same in every language. */
export function outlineQuery() {
  return staticQuery(['outline'], (options) => call(getOutline, options));
}
