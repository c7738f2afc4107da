/** `AbortSignal.timeout`, which Chrome has since version 103 and Safari since 16. */
export function timeoutSignal(ms: number): AbortSignal {
  // oxlint-disable-next-line no-restricted-properties -- where there is one
  if ('timeout' in AbortSignal) return AbortSignal.timeout(ms);
  const controller = new AbortController();
  const expire = () => controller.abort(new DOMException('signal timed out', 'TimeoutError'));
  setTimeout(expire, ms);
  return controller.signal;
}
