import { call } from '@/api/http/client';
import { logout } from './logout-contract';

/** Ends the session on the server. Nobody waits for it: signing out works with the API down (R17). */
export async function sendLogout(): Promise<void> {
  await call(logout, { inlineError: true }).catch(() => undefined);
}
