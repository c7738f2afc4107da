/** The adapter over `fetch` that axios brings along; only a stream needs it (tools/vite/light-packages.ts). */
declare module 'axios/unsafe/adapters/fetch.js' {
  import type { AxiosAdapter } from 'axios';

  /** The adapter of this browser; `false` where it has no `fetch`. */
  export function getFetch(): AxiosAdapter | false;
}
