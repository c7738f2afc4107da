import { WORKER_POLICY } from '../../src/browser/service-worker.ts';

/** A content security policy in its two forms. */
export type Policy = {
  header: string;
  /** For a meta element: without the directives that only a header may have, and `upgrade-insecure-requests`. */
  meta: string;
};

/** Origins that the recordings and events of the services are sent to (docs/analytics.md). */
const SERVICES = {
  VITE_HEATMAP_ID: 'https://m.clarity.ms',
  VITE_PIXEL_ID: 'https://www.facebook.com',
} as const;

const IMAGE_ORIGIN = /^https:\/\/(\*\.)?[a-z\d.-]+(:\d+)?$/;

/** The origins in `VITE_IMG_ORIGINS`, separated by spaces or commas; `null` if one is no https origin. */
export function imageOrigins(text: string): string[] | null {
  const origins = text.split(/[\s,]+/).filter(Boolean);
  return origins.every((origin) => IMAGE_ORIGIN.test(origin)) ? origins : null;
}

/** Whether a build has a service worker (R45). That of the demo is the mock API's. */
export function isOffline(mode: string, env: Record<string, unknown>): boolean {
  return mode === 'production' && env['VITE_OFFLINE'] !== 'off';
}

const HEADER_ONLY = ['frame-ancestors', 'upgrade-insecure-requests'];

/**
 * The policy of a build. `scripts` and `style`: hashes of the inline scripts and of the one style element, as
 * `sha256-...`. `mode` and `env` of the build decide which origins it may call, and whether it has the mock's worker.
 */
export function policyOf({
  scripts,
  style,
  mode,
  env,
}: {
  scripts: readonly string[];
  style: string;
  mode: string;
  env: Record<string, unknown>;
}): Policy {
  const origins: string[] = Object.entries(SERVICES).flatMap(([name, origin]) =>
    mode === 'production' && env[name] ? [origin] : [],
  );
  const api = typeof env['VITE_API_URL'] === 'string' ? env['VITE_API_URL'] : '';
  const listed = env['VITE_IMG_ORIGINS'];
  const images = (typeof listed === 'string' && imageOrigins(listed)) || [];
  if (api !== '') {
    origins.unshift(new URL(api).origin);
    images.unshift(new URL(api).origin);
  }
  const demo = mode === 'demo';
  const offline = isOffline(mode, env);
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map((hash) => `'${hash}'`)].join(' '),
    `style-src 'self' '${style}'`,
    ["img-src 'self' data:", ...new Set(images)].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...origins].join(' '),
    "manifest-src 'self'",
    ...(demo || offline ? ["worker-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // The address of a worker is a trusted type: src/mocks/hosts/browser.ts and src/browser/service-worker.ts have its policy.
    `trusted-types ${demo ? 'default' : offline ? WORKER_POLICY : "'none'"}`,
    'upgrade-insecure-requests',
  ];
  const inMeta = directives.filter((line) => !HEADER_ONLY.some((name) => line.startsWith(name)));
  return { header: directives.join('; '), meta: inMeta.join('; ') };
}
