import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { momentMutation } from '@/api/user/mutations';
import { userQuery } from '@/api/user/queries';
import { isGreater, isSeen, takeMoments, type Moment } from './moment';
import { whenFree } from './when-free';

/** Records a moment in the account. Resolves to whether it is to be shown here and now. */
async function isDue(client: QueryClient, moment: Moment, signal: AbortSignal): Promise<boolean> {
  const seen = () => isSeen(client.getQueryData(userQuery().queryKey)?.moments, moment);
  if (seen() || !(await whenFree(signal)) || seen()) return false;
  const { kind } = moment;
  const body =
    kind === 'sent' || kind === 'offer'
      ? { moment: kind, program_id: moment.bookmark.program.id }
      : { moment: kind };
  try {
    const { first } = await new MutationObserver(client, momentMutation(client)).mutate(body);
    return first && (await whenFree(signal));
  } catch {
    // The moment is not shown; nothing else depends on it.
    return false;
  }
}

/** Calls `show` for each moment that the student has not seen, once nothing would be interrupted. Returns the cleanup. */
export function watchMoments(client: QueryClient, show: (moment: Moment) => void): () => void {
  const cache = client.getMutationCache();
  let waiting: { moment: Moment; abort: AbortController } | null = null;

  const wait = async (moment: Moment) => {
    waiting?.abort.abort();
    const own = { moment, abort: new AbortController() };
    waiting = own;
    if (await isDue(client, moment, own.abort.signal)) show(moment);
    if (waiting === own) waiting = null;
  };
  const checkWrites = () => {
    for (const moment of takeMoments(cache)) {
      if (!waiting || isGreater(moment, waiting.moment)) void wait(moment);
    }
  };
  const stop = cache.subscribe(checkWrites);
  checkWrites();
  return () => {
    stop();
    waiting?.abort.abort();
  };
}
