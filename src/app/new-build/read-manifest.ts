import * as v from 'valibot';
import { timeoutSignal } from '@/lib/timeout-signal';
import type { PreloadMap } from '@/routing/route-chunks';

const TIMEOUT_MS = 20_000;

const indices = v.array(v.number());
const byLocale = v.object({ en: indices, vi: indices });
const manifestSchema = v.object({
  files: v.array(v.pipe(v.string(), v.startsWith('/'))),
  app: indices,
  frame: byLocale,
  student: indices,
  routes: v.array(
    v.object({
      path: v.string(),
      guard: v.nullable(v.picklist(['auth', 'guest'])),
      chunks: indices,
      messages: byLocale,
    }),
  ),
});

/** The files that each route of a build needs (R26); `null` if they cannot be read. Never rejects. */
export async function readManifest(build: string): Promise<PreloadMap | null> {
  try {
    const response = await fetch(`${import.meta.env.BASE_URL}builds/meta/${build}.json`, {
      credentials: 'omit',
      signal: timeoutSignal(TIMEOUT_MS),
    });
    const parsed = v.safeParse(manifestSchema, response.ok ? await response.json() : null);
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
