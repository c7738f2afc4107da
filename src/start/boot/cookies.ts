/** Whether the token is there; what it is stays with the app. */
export function isSignedIn(): boolean {
  return /(?:^|; )token=[^;]/.test(document.cookie);
}

/** The public token that is kept, as `src/api/http/session.ts` reads it; `null` for none, and for garbage. */
export function keptPublicToken(): string | null {
  const raw = /(?:^|; )publicToken=([^;]+)/.exec(document.cookie)?.[1] ?? '';
  try {
    const token = decodeURIComponent(raw);
    return /^[\x21-\x7e]+$/.test(token) ? token : null;
  } catch {
    return null;
  }
}
