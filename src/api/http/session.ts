import Cookies from 'js-cookie';
import { createListeners } from '@/lib/listeners';
import { StaleSessionError } from './errors';
import { forgetCalls } from './slow-calls';

const TOKEN = 'token';
const PUBLIC_TOKEN = 'publicToken';
const DAY_SECONDS = 86_400;
/** The server may end a session earlier, with a 401. */
const TOKEN_SECONDS = 30 * DAY_SECONDS;
/** Lifetime of the public token: 10,800 s (spec section 9, R12). */
const PUBLIC_TOKEN_SECONDS = 10_800;

const { subscribe, notify } = createListeners();
let epoch = 0;
/** The token that this tab knows; another tab may have changed the cookie. */
let knownToken = bearerToken();
let announced = { signedIn: knownToken !== null, epoch };
let publicTokenInMemory: { token: string; expires: number } | null = null;

function expiry(seconds: number): Date {
  return new Date(Date.now() + seconds * 1000);
}

/** The value of a cookie; `null` if it cannot be decoded, or not be sent in a header. */
function read(name: string): string | null {
  const value = Cookies.get(name);
  return value !== undefined && /^[\x21-\x7e]+$/.test(value) ? value : null;
}

/** `null` for a visitor (spec section 4). */
export function bearerToken(): string | null {
  return read(TOKEN);
}

/** The public session token, from its cookie, or from memory if the browser refused the cookie (R12). */
export function publicToken(): string | null {
  const stored = read(PUBLIC_TOKEN);
  if (stored) return stored;
  if (publicTokenInMemory && publicTokenInMemory.expires > Date.now()) {
    return publicTokenInMemory.token;
  }
  return null;
}

/** The number of sign-ins and sign-outs so far; a call of an older epoch is stale (R17). */
export function sessionEpoch(): number {
  return epoch;
}

/** Stores the public token for three hours: path /, Secure, SameSite Strict (R12). */
export function storePublicToken(token: string): void {
  Cookies.set(PUBLIC_TOKEN, token, {
    expires: expiry(PUBLIC_TOKEN_SECONDS),
    path: '/',
    secure: true,
    sameSite: 'strict',
  });
  publicTokenInMemory =
    read(PUBLIC_TOKEN) === token
      ? null
      : { token, expires: Date.now() + PUBLIC_TOKEN_SECONDS * 1000 };
}

function removePublicToken(): void {
  Cookies.remove(PUBLIC_TOKEN, { path: '/' });
  publicTokenInMemory = null;
}

function startEpoch(): void {
  epoch += 1;
  forgetCalls();
  knownToken = bearerToken();
}

/**
 * Stores the bearer token and removes the public one (R19). Call `announceSession` when ready. `false` if the browser
 * refuses the cookie: then there is no session, and the visitor stays one.
 */
export function startSession(token: string): boolean {
  Cookies.set(TOKEN, token, {
    expires: expiry(TOKEN_SECONDS),
    path: '/',
    secure: window.isSecureContext,
    sameSite: 'lax',
  });
  if (bearerToken() !== token) return false;
  removePublicToken();
  startEpoch();
  return true;
}

/** Removes both tokens and makes pending calls stale (R17). */
export function endSession(): void {
  Cookies.remove(TOKEN, { path: '/' });
  removePublicToken();
  startEpoch();
}

/** Syncs with the cookie; returns whether it has changed: in another tab, or because it expired (R17, R19). */
export function syncSession(): boolean {
  if (bearerToken() === knownToken) return false;
  removePublicToken();
  startEpoch();
  return true;
}

/**
 * Whether another student has signed in in another tab, before `syncSession` here: a call would send the first
 * student's data with the second one's token (R17).
 */
export function isSessionReplaced(): boolean {
  const token = bearerToken();
  return knownToken !== null && token !== null && token !== knownToken;
}

/** Notifies the subscribers of a changed session; until then they see the previous one. */
export function announceSession(): void {
  announced = { signedIn: bearerToken() !== null, epoch };
  notify();
}

/** The session that subscribers see. */
export function announcedSession(): { signedIn: boolean; epoch: number } {
  return announced;
}

/** Returns the unsubscribe function. */
export const subscribeSession = subscribe;

/** The session that makes a call: its epoch and its bearer token, `null` for a visitor. */
export type CallSession = { epoch: number; token: string | null };

/** Throws `StaleSessionError` if another tab has replaced this page's session. */
export function currentSession(): CallSession {
  if (isSessionReplaced()) throw new StaleSessionError();
  return { epoch, token: bearerToken() };
}
