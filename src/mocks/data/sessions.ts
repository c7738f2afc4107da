import type { Id } from '@/api/http/schemas';
import { now } from './clock';
import { changeTables, readTables } from './db';
import type { Account, SessionRow, Tables } from './tables';

/** How long a bearer is good for, in milliseconds: 7 days. */
export const BEARER_MS = 7 * 24 * 3600 * 1000;
/** How long a public session is good for, in milliseconds: 10,800 s (spec section 9). */
export const PUBLIC_MS = 10_800 * 1000;

function opaqueToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Gives out a token; what has run out is forgotten at the same time. */
export async function openSession(kind: SessionRow['kind'], accountId: Id | null): Promise<string> {
  const at = now().getTime();
  const token = opaqueToken();
  const expiresAt = at + (kind === 'bearer' ? BEARER_MS : PUBLIC_MS);
  await changeTables((tables) => {
    tables.sessions = tables.sessions.filter((session) => session.expiresAt > at);
    tables.sessions.push({ token, kind, accountId, expiresAt });
  });
  return token;
}

/** Takes one token back; an unknown one is no matter. */
export async function closeSession(token: string): Promise<void> {
  await changeTables((tables) => {
    tables.sessions = tables.sessions.filter((session) => session.token !== token);
  });
}

/** Ends the sessions of one account, in tables that are being changed. */
export function endSessionsOf(tables: Tables, accountId: Id): void {
  tables.sessions = tables.sessions.filter((session) => session.accountId !== accountId);
}

/** Ends all sessions, so that the next call of everyone is a 401. */
export async function expireSessions(): Promise<void> {
  await changeTables((tables) => {
    tables.sessions = [];
  });
}

/** The account a bearer token stands for, `null` where it is unknown or has run out. */
export async function accountOf(token: string): Promise<Account | null> {
  const { sessions, accounts } = await readTables();
  const session = sessions.find((row) => row.kind === 'bearer' && row.token === token);
  if (!session || session.expiresAt <= now().getTime()) return null;
  return accounts.find((account) => account.id === session.accountId) ?? null;
}

/** Whether a public token is known and has not run out. */
export async function isPublicSession(token: string): Promise<boolean> {
  const { sessions } = await readTables();
  const at = now().getTime();
  return sessions.some((row) => row.kind === 'public' && row.token === token && row.expiresAt > at);
}
