import * as v from 'valibot';

/** How long the descriptor may take, in milliseconds. */
const PATIENCE_MS = 10_000;

const descriptorSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/)),
});

/** The build that a descriptor names; `null` for anything that is none (R26). */
export function buildOf(descriptor: unknown): string | null {
  const parsed = v.safeParse(descriptorSchema, descriptor);
  return parsed.success ? parsed.output.id : null;
}

/**
 * The id of the build that is deployed now (R26); `null` where that cannot be told: no answer in time, another status
 * than 2xx, another body. Nothing is said of it.
 */
export async function latestBuild(): Promise<string | null> {
  try {
    const answer = await fetch(`${import.meta.env.BASE_URL}builds/latest.json?${Date.now()}`, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return answer.ok ? buildOf(await answer.json()) : null;
  } catch {
    return null;
  }
}
