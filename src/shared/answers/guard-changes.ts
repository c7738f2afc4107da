import type { QueryClient } from '@tanstack/react-query';
import { sessionEpoch } from '@/api/http/session';
import { writeKey } from '@/api/http/writes';
import { INFO_KEY } from '@/api/user/keys';
import { beforeLogout } from '@/browser/before-logout';
import { askBeforeUnload } from '@/browser/unsaved-changes';

/** A logout waits no longer, in milliseconds: it works without the API, too (R17). */
const LOGOUT_WAIT_MS = 5000;

const guarded = new WeakSet<QueryClient>();

/**
 * Guards pending changes of the account's answers, which are not on the device. Until none is pending, the browser asks
 * before the page is closed, and a logout waits. It is refused if one of them fails, which has a toast.
 */
export function guardChanges(client: QueryClient): void {
  if (guarded.has(client)) return;
  guarded.add(client);
  const epoch = sessionEpoch();
  const cache = client.getMutationCache();
  const pending = () =>
    epoch === sessionEpoch()
      ? cache.findAll({ mutationKey: writeKey(INFO_KEY), status: 'pending' })
      : [];
  const stopAsking = askBeforeUnload(() => pending().length > 0);
  let settle = () => {};
  const settled = new Promise<void>((resolve) => (settle = resolve));
  const stopWaiting = beforeLogout(async () => {
    const changes = pending();
    if (changes.length === 0) return true;
    const timeout = new Promise((resolve) => setTimeout(resolve, LOGOUT_WAIT_MS));
    await Promise.race([settled, timeout]);
    return epoch === sessionEpoch() && changes.every(({ state }) => state.status !== 'error');
  });
  const stop = cache.subscribe(() => {
    if (pending().length > 0) return;
    stop();
    stopAsking();
    stopWaiting();
    guarded.delete(client);
    settle();
  });
}
