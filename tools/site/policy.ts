/** A content security policy in its two forms (design section 8). */
export type Policy = {
  /** As a header. */
  header: string;
  /** As a meta element: browsers warn of what only a header may say, and plain HTTP is the host's own matter. */
  meta: string;
};

/** Where the recordings and the events of the services go (docs/analytics.md). */
const SERVICES = {
  VITE_HEATMAP_ID: 'https://m.clarity.ms',
  VITE_PIXEL_ID: 'https://www.facebook.com',
} as const;

const HEADER_ALONE = ['frame-ancestors', 'upgrade-insecure-requests'];

/**
 * The policy of a build. `hashes`: of the inline scripts, as `sha256-...`. `mode` and `env` are those of the build: they
 * decide what it may call, and whether it has the mock's worker (trap 16).
 */
export function policyOf({
  hashes,
  mode,
  env,
}: {
  hashes: readonly string[];
  mode: string;
  env: Record<string, unknown>;
}): Policy {
  const called: string[] = Object.entries(SERVICES).flatMap(([name, origin]) =>
    mode === 'production' && env[name] ? [origin] : [],
  );
  const api = typeof env['VITE_API_URL'] === 'string' ? env['VITE_API_URL'] : '';
  if (api !== '') called.unshift(new URL(api).origin);
  const demo = mode === 'demo';
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...hashes.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...called].join(' '),
    "manifest-src 'self'",
    ...(demo ? ["worker-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // The address of a worker is a trusted type; src/mocks/hosts/browser.ts has the policy that lets that one through.
    demo ? 'trusted-types default' : "trusted-types 'none'",
    'upgrade-insecure-requests',
  ];
  const inMeta = directives.filter((line) => !HEADER_ALONE.some((name) => line.startsWith(name)));
  return { header: directives.join('; '), meta: inMeta.join('; ') };
}
