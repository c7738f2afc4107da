import { call } from '@/api/http/client';
import { logout } from './logout-contract';

/** Ends the session on the server. The client signs out without waiting for it, even with the API down (R17). */
export async function sendLogout(): Promise<void> {
  await call(logout, { inlineError: true }).catch(() => undefined);
}
