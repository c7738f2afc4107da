import { timeoutSignal } from '@/lib/timeout-signal';

/** Document loads, in one place because tests have to replace them. */
export const documentLoad = {
  assign: (path: string): void => window.location.assign(path),
  reload: (): void => window.location.reload(),
};

/**
 * Whether the site can serve a path now; a failed load would replace the app by the browser's error page. Never
 * rejects.
 */
export async function canLoad(path: string, timeoutMs: number): Promise<boolean> {
  try {
    const signal = timeoutSignal(timeoutMs);
    return (await fetch(path, { cache: 'no-store', signal })).status < 500;
  } catch {
    return false;
  }
}
