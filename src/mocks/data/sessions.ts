import type { Id } from '@/api/http/schemas';
import { mockNow } from './clock';
import { changeTables, readTables } from './db';
import type { StoredAccount, StoredSession, Tables } from './tables';

/** Lifetime of a bearer token in milliseconds: 7 days. */
export const BEARER_MS = 7 * 24 * 3600 * 1000;
/** Lifetime of a public session in milliseconds: 10,800 s (R12). */
export const PUBLIC_MS = 10_800 * 1000;

function opaqueToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Issues a token and removes the expired ones. */
export async function openSession(
  kind: StoredSession['kind'],
  accountId: Id | null,
): Promise<string> {
  const at = mockNow().getTime();
  const token = opaqueToken();
  const expiresAt = at + (kind === 'bearer' ? BEARER_MS : PUBLIC_MS);
  await changeTables((tables) => {
    tables.sessions = tables.sessions.filter((session) => session.expiresAt > at);
    tables.sessions.push({ token, kind, accountId, expiresAt });
  });
  return token;
}

/** Revokes a token; an unknown one is ignored. */
export async function closeSession(token: string): Promise<void> {
  await changeTables((tables) => {
    tables.sessions = tables.sessions.filter((session) => session.token !== token);
  });
}

/** Removes the sessions of one account, except that of the token `kept`, from tables that are being changed. */
export function endSessionsOf(tables: Tables, accountId: Id, kept: string | null = null): void {
  tables.sessions = tables.sessions.filter(
    (session) => session.accountId !== accountId || session.token === kept,
  );
}

/** Ends all sessions, so that everybody's next call is a 401. */
export async function expireSessions(): Promise<void> {
  await changeTables((tables) => {
    tables.sessions = [];
  });
}

/** The account of a bearer token; `null` if the token is unknown or expired. */
export async function accountOf(token: string): Promise<StoredAccount | null> {
  const { sessions, accounts } = await readTables();
  const session = sessions.find((row) => row.kind === 'bearer' && row.token === token);
  if (!session || session.expiresAt <= mockNow().getTime()) return null;
  return accounts.find((account) => account.id === session.accountId) ?? null;
}

/** Whether a public token is known and not expired. */
export async function isPublicSession(token: string): Promise<boolean> {
  const { sessions } = await readTables();
  const at = mockNow().getTime();
  return sessions.some((row) => row.kind === 'public' && row.token === token && row.expiresAt > at);
}
