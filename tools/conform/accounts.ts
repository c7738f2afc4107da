import { isOk, type Client } from './client';
import type { Options } from './options';

export type Account = {
  client: Client;
  email: string;
  password: string;
  phone: string | null;
  /** This run has made it, and deletes it at its end. */
  made: boolean;
  /** It has been deleted by a check. */
  gone: boolean;
};

export function randomText(): string {
  return crypto.randomUUID().slice(0, 13);
}

/** Logs in with a given account. */
export async function signIn(
  visitor: Client,
  { email, password }: { email: string; password: string },
): Promise<Account> {
  visitor.connection.secrets.add(password);
  const { value } = await visitor.good('login', { body: { email, password } });
  const client = visitor.as({ bearer: value.token });
  return { client, email, password, phone: null, made: false, gone: false };
}

/** Makes an account with a random address. */
export async function makeAccount(visitor: Client, { phone }: Options): Promise<Account> {
  const email = `conform-${randomText()}@example.com`;
  const password = `Saola-${randomText()}`;
  visitor.connection.secrets.add(password);
  const body = { name: 'Conform Check', email, phone, password };
  const { value } = await visitor.good('signup', { body });
  const client = visitor.as({ bearer: value.token });
  return { client, email, password, phone, made: true, gone: false };
}

/** Deletes an account of this run; says so if it stays on the server. */
export async function deleteAccount(account: Account): Promise<void> {
  const { client, email, password } = account;
  if (account.gone) return;
  account.gone = true;
  const reply = await client.send('deleteUser', { body: { password } });
  if (isOk(reply)) client.report.markWorking('deleteUser');
  else client.report.unchecked(null, `The account ${email}, which this run made, is still there.`);
}
