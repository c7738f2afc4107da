import type { QueryClient } from '@tanstack/react-query';
import { toApiError } from '@/api/http/errors';
import { loadQuery } from '@/api/http/query-client';
import type { BasicInfo } from '@/api/user/contract';
import { INFO_KEY } from '@/api/user/keys';
import { basicInfoQuery, userQuery } from '@/api/user/queries';
import { LOCALES } from '@/i18n/locales';
import type { RouteMiddleware } from './route-middleware';

// The 404 or error page reports it (R15).
const meta = { inlineError: true };

/**
 * Loads the basic info. If the server can't be reached or fails, the record of the other language takes its place, so
 * that a switch keeps the page (R3): it differs in the titles of majors, which pages show by their id. It is stale: a
 * page that uses it loads it again, and reports a failure.
 */
async function loadInfo(queryClient: QueryClient, language: string): Promise<void> {
  const query = basicInfoQuery(language);
  try {
    await loadQuery(queryClient, { ...query, meta });
  } catch (error) {
    const { status, retryable } = toApiError(error);
    const isRefusal = status !== null && status < 500 && !retryable;
    const records = queryClient.getQueriesData<BasicInfo>({ queryKey: INFO_KEY });
    const other = records.find(([, data]) => data)?.[1];
    if (isRefusal || !other) throw error;
    queryClient.setQueryData(query.queryKey, other, { updatedAt: 0 });
  }
}

/** `verify-data`: loads user and basic info before a profile page (R7). Throws a call's error. */
export const verifyData: RouteMiddleware = async ({ locale, queryClient }) => {
  await Promise.all([
    loadQuery(queryClient, { ...userQuery(), meta }),
    loadInfo(queryClient, LOCALES[locale].tag),
  ]);
  return true;
};
