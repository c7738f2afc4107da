import type { Id } from '@/api/http/schemas';

let last: Id | null = null;

/** Records whose account the latest call was for; `null` for nobody's. */
export function setLastCaller(accountId: Id | null): void {
  last = accountId;
}

/** The account of this page's latest call; `null` if nobody was signed in. */
export function lastCaller(): Id | null {
  return last;
}
