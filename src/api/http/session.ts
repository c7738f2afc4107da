import Cookies from 'js-cookie';

const TOKEN = 'token';
const PUBLIC_TOKEN = 'publicToken';
const DAY_SECONDS = 86_400;
/** How long a sign-in lasts in the browser; the server ends it earlier with a 401. */
const TOKEN_SECONDS = 30 * DAY_SECONDS;
/** Lifetime of the public token: 10,800 s (spec section 9, R12). */
const PUBLIC_TOKEN_SECONDS = 10_800;

type Listener = () => void;

const listeners = new Set<Listener>();
let epoch = 0;
let known = bearerToken();
let announced = { signedIn: known !== null, epoch };
let publicTokenInMemory: { token: string; expires: number } | null = null;

function expiry(seconds: number): Date {
  return new Date(Date.now() + seconds * 1000);
}

/** The value of a cookie; one that cannot be decoded, or that no header can carry, is none. */
function read(name: string): string | null {
  const value = Cookies.get(name);
  return value !== undefined && /^[\x21-\x7e]+$/.test(value) ? value : null;
}

/** The bearer token, or `null`. Signed in means that it exists (spec section 4). */
export function bearerToken(): string | null {
  return read(TOKEN);
}

/** The public session token, from its cookie or, where the browser refused that, from memory (R12). */
export function publicToken(): string | null {
  const stored = read(PUBLIC_TOKEN);
  if (stored) return stored;
  if (publicTokenInMemory && publicTokenInMemory.expires > Date.now()) {
    return publicTokenInMemory.token;
  }
  return null;
}

/** Counts the changes of who is signed in; a call of an older epoch belongs to somebody else (R17). */
export function sessionEpoch(): number {
  return epoch;
}

/** Keeps a public session token for three hours: path /, Secure, SameSite Strict (R12). */
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

function changed(): void {
  epoch += 1;
  known = bearerToken();
}

/** Signs in with a token from the server and drops the public one (R19). Tell others with `announce`. */
export function startSession(token: string): void {
  Cookies.set(TOKEN, token, {
    expires: expiry(TOKEN_SECONDS),
    path: '/',
    secure: window.isSecureContext,
    sameSite: 'lax',
  });
  removePublicToken();
  changed();
}

/** Removes both tokens (R17). What is in flight belongs to an older epoch from here on. */
export function endSession(): void {
  Cookies.remove(TOKEN, { path: '/' });
  removePublicToken();
  changed();
}

/** Takes notice of a cookie that another tab changed; `true` where it had (R17). */
export function syncSession(): boolean {
  if (bearerToken() === known) return false;
  publicTokenInMemory = null;
  changed();
  return true;
}

/**
 * Whether another student has signed in elsewhere and this tab has not taken notice yet: what it would send
 * is the first one's, and would go out in the name of the second (R17).
 */
export function isOvertaken(): boolean {
  const token = bearerToken();
  return known !== null && token !== null && token !== known;
}

/** Tells this tab's subscribers that the session is another one; until then they see the last one. */
export function announceSession(): void {
  announced = { signedIn: bearerToken() !== null, epoch };
  for (const listener of listeners) listener();
}

/** The session as it was last announced: whether a student is signed in, and its epoch. */
export function announcedSession(): { signedIn: boolean; epoch: number } {
  return announced;
}

/** Calls back after each announced change of the session; returns how to stop. */
export function subscribeSession(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
