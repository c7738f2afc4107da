import { basicInfoQuery, userQuery } from '@/api/user/queries';
import { LOCALES } from '@/i18n/locales';
import type { RouteMiddleware } from './route-middleware';

// The 404 or error page reports it (R15).
const meta = { inlineError: true };

/** `verify-data`: loads user and basic info before a profile page (R7). Throws a call's error. */
export const verifyData: RouteMiddleware = async ({ locale, queryClient }) => {
  await Promise.all([
    queryClient.ensureQueryData({ ...userQuery(), meta }),
    queryClient.ensureQueryData({ ...basicInfoQuery(LOCALES[locale].tag), meta }),
  ]);
  return true;
};
