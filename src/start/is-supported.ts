/**
 * Whether this browser can run the app: cascade layers came with Chrome 99, Safari 15.4 and Samsung Internet 18,
 * writable streams with Firefox 100 (`browserslist` in package.json).
 */
export function isSupported(): boolean {
  return 'CSSLayerBlockRule' in window && 'WritableStream' in window;
}
