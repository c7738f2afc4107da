import { basicInfoQuery, userQuery } from '@/api/user/queries';
import { LOCALES } from '@/i18n/locales';
import type { Navigation } from './route-middleware';

// The 404 or the error page says it; a toast would say it twice (R15).
const meta = { inlineError: true };

/** `verify-data`: user and basic info are there before a profile page is (R7). Throws what a call threw. */
export async function verifyData({ locale, queryClient }: Navigation): Promise<boolean> {
  await Promise.all([
    queryClient.ensureQueryData({ ...userQuery(), meta }),
    queryClient.ensureQueryData({ ...basicInfoQuery(LOCALES[locale].tag), meta }),
  ]);
  return true;
}
