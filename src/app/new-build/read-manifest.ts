import * as v from 'valibot';
import type { PreloadMap } from '@/routing/route-chunks';

const PATIENCE_MS = 20_000;

const indices = v.array(v.number());
const byLocale = v.object({ en: indices, vi: indices });
const manifestSchema = v.object({
  files: v.array(v.pipe(v.string(), v.startsWith('/'))),
  frame: byLocale,
  routes: v.array(
    v.object({
      path: v.string(),
      guard: v.nullable(v.picklist(['auth', 'guest'])),
      chunks: indices,
      messages: byLocale,
    }),
  ),
});

/**
 * The manifest of a build: which files each route needs (R26). `null` where it cannot be had or is none; nothing is
 * said of it.
 */
export async function readManifest(build: string): Promise<PreloadMap | null> {
  try {
    const answer = await fetch(`${import.meta.env.BASE_URL}builds/meta/${build}.json`, {
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const parsed = v.safeParse(manifestSchema, answer.ok ? await answer.json() : null);
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
