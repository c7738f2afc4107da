import * as v from 'valibot';
import { loadEnv, type Plugin } from 'vite';
import { FEATURES, featureNames } from '../../src/browser/features.ts';
import { imageOrigins } from '../site/policy.ts';

const schema = v.object({
  VITE_API_URL: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.url())])),
  VITE_API_TIMEOUT_MS: v.optional(
    v.union([v.literal(''), v.pipe(v.string(), v.regex(/^[1-9]\d*$/))]),
  ),
  VITE_ROOT_REDIRECT: v.optional(
    v.union([v.literal(''), v.pipe(v.string(), v.regex(/^\/(?![/\\])/))]),
  ),
  // From 100 ms to eleven days: a browser timer is limited to 24.
  VITE_BUILD_CHECK_MS: v.optional(
    v.union([v.literal(''), v.pipe(v.string(), v.regex(/^[1-9]\d{2,8}$/))]),
  ),
  VITE_SITE_URL: v.optional(
    v.union([v.literal(''), v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/?#]+$/))]),
  ),
  VITE_CONTACT_EMAIL: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.email())])),
  VITE_IMG_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => imageOrigins(text) !== null, 'Expected https origins'),
    ),
  ),
  VITE_FEATURES: v.optional(
    v.union([
      v.picklist(['', 'none']),
      v.pipe(v.string(), v.transform(featureNames), v.array(v.picklist(FEATURES))),
    ]),
  ),
  VITE_OFFLINE: v.optional(v.picklist(['', 'on', 'off'])),
  VITE_MOCK: v.optional(v.picklist(['', 'on', 'off'])),
  VITE_HEATMAP_ID: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9]{0,32}$/i))),
  VITE_PIXEL_ID: v.optional(v.pipe(v.string(), v.regex(/^\d{0,20}$/))),
  // A path of the page's own origin.
  VITE_VITALS_URL: v.optional(
    v.union([v.literal(''), v.pipe(v.string(), v.regex(/^\/(?![/\\])/))]),
  ),
  VITE_ANALYTICS_CONSENT: v.optional(v.picklist(['', 'ask', 'implied'])),
});

/** The problems of the `VITE_` variables, one line each. */
export function envProblems(values: Record<string, string>): string[] {
  const result = v.safeParse(schema, values);
  const invalid = (result.issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  const unknown = Object.keys(values).filter((name) => !(name in schema.entries));
  return [...invalid, ...unknown.map((name) => `${name}: no such variable (see .env.example)`)];
}

/** Stops a build or development server with invalid `VITE_` variables. */
export function checkEnv(): Plugin {
  return {
    name: 'saola-env',
    configResolved({ mode, envDir }) {
      const problems = envProblems(loadEnv(mode, envDir || process.cwd(), 'VITE_'));
      if (problems.length > 0) throw new Error(`Environment: ${problems.join('; ')}`);
    },
  };
}
