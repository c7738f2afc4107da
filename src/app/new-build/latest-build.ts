import * as v from 'valibot';
import { timeoutSignal } from '@/lib/timeout-signal';

const TIMEOUT_MS = 10_000;

const descriptorSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/)),
  /** Whether browsers have to remove the service worker (R45). */
  unregister: v.fallback(v.boolean(), false),
});

export type Descriptor = v.InferOutput<typeof descriptorSchema>;

/** The content of a descriptor; `null` for an invalid one (R26). */
export function descriptorOf(descriptor: unknown): Descriptor | null {
  const parsed = v.safeParse(descriptorSchema, descriptor);
  return parsed.success ? parsed.output : null;
}

/** The descriptor of the deployed build (R26); `null` if it cannot be read. Never rejects. */
export async function latestBuild(): Promise<Descriptor | null> {
  try {
    const response = await fetch(`${import.meta.env.BASE_URL}builds/latest.json?${Date.now()}`, {
      cache: 'no-store',
      credentials: 'omit',
      signal: timeoutSignal(TIMEOUT_MS),
    });
    return response.ok ? descriptorOf(await response.json()) : null;
  } catch {
    return null;
  }
}
