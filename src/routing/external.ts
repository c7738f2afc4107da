import { parseUrl } from '@/lib/parse-url';

/** Excludes everything that runs or embeds: `javascript:`, `data:`, `blob:`, `vbscript:`. */
const ALLOWED_PROTOCOLS = new Set(['https:', 'http:', 'mailto:']);

/** The URL of an external page; `null` if it must not be opened. Another origin only if `allow` is set (R29). */
export function externalHref(
  raw: string | null | undefined,
  { allow }: { allow: boolean },
): string | null {
  const url = raw ? parseUrl(raw, window.location.origin) : null;
  if (!url || !ALLOWED_PROTOCOLS.has(url.protocol)) return null;
  return allow || url.origin === window.location.origin ? url.href : null;
}
