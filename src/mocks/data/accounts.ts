import { changeTables } from './db';
import { messages } from '@/mocks/server/messages';
import { Refusal } from '@/mocks/server/refusal';
import type { StoredAccount, Tables } from './tables';

/** Changes one account in one step and returns what `apply` returns. Throws 401 if the account is gone. */
export function changeAccount<R>(
  id: StoredAccount['id'],
  apply: (account: StoredAccount, tables: Tables) => R,
): Promise<R> {
  return changeTables((tables) => {
    const account = tables.accounts.find((row) => row.id === id);
    if (!account) throw new Refusal(401, messages.signedOut);
    return apply(account, tables);
  });
}
