export function hasToken(): boolean {
  return /(?:^|; )token=[^;]/.test(document.cookie);
}

/** The public session token, as `src/api/http/session.ts` reads it; `null` if absent or malformed. */
export function readPublicToken(): string | null {
  const raw = /(?:^|; )publicToken=([^;]+)/.exec(document.cookie)?.[1] ?? '';
  try {
    const token = decodeURIComponent(raw);
    return /^[\x21-\x7e]+$/.test(token) ? token : null;
  } catch {
    return null;
  }
}
