const NEVER = new Set(['javascript:', 'data:', 'blob:', 'vbscript:']);

/**
 * The address of an outside page, or `null` where it must not be opened: script-like protocols never,
 * whatever their case, white space or control characters; another origin only if `allow` says so (R29).
 */
export function externalHref(
  raw: string | null | undefined,
  { allow }: { allow: boolean },
): string | null {
  if (!raw || !URL.canParse(raw, window.location.origin)) return null;
  const url = new URL(raw, window.location.origin);
  if (NEVER.has(url.protocol)) return null;
  if (url.origin === window.location.origin) return url.href;
  const known = url.protocol === 'https:' || url.protocol === 'http:' || url.protocol === 'mailto:';
  return allow && known ? url.href : null;
}
