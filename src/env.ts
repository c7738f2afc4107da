const values = import.meta.env;

/**
 * Settings of this build (`.env.example` describes each). `tools/vite/env.ts` has checked them: a wrong
 * one stops the build.
 */
export const env = {
  /** Origin (and base path) of the API; empty is the page's own origin. */
  apiUrl: values.VITE_API_URL ?? '',
  /** Milliseconds after which a call fails; `undefined` is no limit (R13). */
  apiTimeoutMs: Number(values.VITE_API_TIMEOUT_MS) || undefined,
  /** In-app path that `/` and `/vi` lead to; empty is none (R9). */
  rootRedirect: values.VITE_ROOT_REDIRECT ?? '',
  /** Origin of the site, for addresses that leave it (canonical, `hreflang`); empty is not known. */
  siteUrl: values.VITE_SITE_URL ?? '',
  /** Milliseconds between two checks for a newer build (R26). */
  buildCheckMs: Number(values.VITE_BUILD_CHECK_MS) || 3_600_000,
};
