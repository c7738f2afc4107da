/** A decoded cookie; `null` if absent or malformed. */
function readCookie(name: string): string | null {
  const raw = new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1] ?? '';
  try {
    return decodeURIComponent(raw) || null;
  } catch {
    return null;
  }
}

export function hasToken(): boolean {
  return /(?:^|; )token=[^;]/.test(document.cookie);
}

/** The public session token, as `src/api/http/session.ts` reads it; `null` if absent or malformed. */
export function readPublicToken(): string | null {
  const token = readCookie('publicToken');
  return token && /^[\x21-\x7e]+$/.test(token) ? token : null;
}

/** The token that axios sends back to the site's own origin (spec section 9); `null` for none. */
export function readXsrfToken(): string | null {
  return readCookie('XSRF-TOKEN');
}
