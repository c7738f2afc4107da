import * as v from 'valibot';
import { timeoutSignal } from '@/lib/timeout-signal';

const TIMEOUT_MS = 10_000;

const descriptorSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/)),
});

/** The build id of a descriptor; `null` for an invalid one (R26). */
export function buildOf(descriptor: unknown): string | null {
  const parsed = v.safeParse(descriptorSchema, descriptor);
  return parsed.success ? parsed.output.id : null;
}

/** The id of the deployed build (R26); `null` if it cannot be read. Never rejects. */
export async function latestBuild(): Promise<string | null> {
  try {
    const response = await fetch(`${import.meta.env.BASE_URL}builds/latest.json?${Date.now()}`, {
      cache: 'no-store',
      credentials: 'omit',
      signal: timeoutSignal(TIMEOUT_MS),
    });
    return response.ok ? buildOf(await response.json()) : null;
  } catch {
    return null;
  }
}
