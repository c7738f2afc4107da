/** What may be opened at all: nothing that runs or embeds (`javascript:`, `data:`, `blob:`, `vbscript:`) is of these. */
const OPENED = new Set(['https:', 'http:', 'mailto:']);

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
  if (!OPENED.has(url.protocol)) return null;
  return allow || url.origin === window.location.origin ? url.href : null;
}
