import type { Id } from '@/api/http/schemas';

let last: Id | null = null;

/** Notes whose account the latest call was for; `null` for nobody's. */
export function noteCaller(accountId: Id | null): void {
  last = accountId;
}

/** Whose account this page asks for, as far as its latest call tells; `null` where nobody is signed in. */
export function lastCaller(): Id | null {
  return last;
}
