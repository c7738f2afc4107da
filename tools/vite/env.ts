import * as v from 'valibot';
import { loadEnv, type Plugin } from 'vite';

const schema = v.object({
  VITE_API_URL: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.url())])),
  VITE_API_TIMEOUT_MS: v.optional(
    v.union([v.literal(''), v.pipe(v.string(), v.regex(/^[1-9]\d*$/))]),
  ),
  VITE_ROOT_REDIRECT: v.optional(
    v.union([v.literal(''), v.pipe(v.string(), v.regex(/^\/(?![/\\])/))]),
  ),
  // From a tenth of a second to eleven days; a timer takes no more than 24.
  VITE_BUILD_CHECK_MS: v.optional(
    v.union([v.literal(''), v.pipe(v.string(), v.regex(/^[1-9]\d{2,8}$/))]),
  ),
  VITE_SITE_URL: v.optional(
    v.union([v.literal(''), v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/?#]+$/))]),
  ),
  VITE_MOCK: v.optional(v.picklist(['', 'on', 'off'])),
  VITE_HEATMAP_ID: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9]{0,32}$/i))),
  VITE_PIXEL_ID: v.optional(v.pipe(v.string(), v.regex(/^\d{0,20}$/))),
  VITE_ANALYTICS_CONSENT: v.optional(v.picklist(['', 'ask', 'implied'])),
});

/** What is wrong with the `VITE_` variables, a line for each; empty where nothing is. */
export function envProblems(values: Record<string, string>): string[] {
  const result = v.safeParse(schema, values);
  const wrong = (result.issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  const unknown = Object.keys(values).filter((name) => !(name in schema.entries));
  return [...wrong, ...unknown.map((name) => `${name}: no such variable (see .env.example)`)];
}

/** Stops a build or a development server whose `VITE_` variables are wrong: they are fixed from then on. */
export function checkEnv(): Plugin {
  return {
    name: 'saola-env',
    configResolved({ mode, envDir }) {
      const problems = envProblems(loadEnv(mode, envDir || process.cwd(), 'VITE_'));
      if (problems.length > 0) throw new Error(`Environment: ${problems.join('; ')}`);
    },
  };
}
