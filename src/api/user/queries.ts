import { queryOptions } from '@tanstack/react-query';
import { call, type InlineError } from '@/api/http/client';
import { callOptions } from '@/api/http/query-client';
import { getBasicInfo, getUser, type BasicInfo, type User } from './contract';
import { INFO_KEY, USER_KEY } from './keys';

/** The signed-in student. Without texts in a language, so one entry serves both. */
export function userQuery() {
  return queryOptions({
    queryKey: USER_KEY,
    queryFn: (context) => call(getUser, callOptions(context)),
  });
}

/** First-time user: has not visited the school list yet (spec section 4). */
export function isFirstTimeUser(user: User): boolean {
  return user.isSchoolListVisited !== true;
}

/** When to cancel a call, and whether its caller shows a failure itself (R15). */
export type CallerOptions = { signal?: AbortSignal; inlineError?: InlineError };

/** Reads the account's basic info, outside the cache. */
export function fetchBasicInfo(language: string, options: CallerOptions): Promise<BasicInfo> {
  return call(getBasicInfo, { language, ...options });
}

/** What the account knows about the student's search, with titles in `language`. */
export function basicInfoQuery(language: string) {
  return queryOptions({
    queryKey: [...INFO_KEY, language],
    queryFn: (context) => fetchBasicInfo(language, callOptions(context)),
  });
}
