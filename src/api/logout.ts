import { call } from './client';
import { logout } from './contract/logout';

/** Ends the session on the server. Nobody waits for it: signing out works with the API down (R17). */
export async function sendLogout(): Promise<void> {
  await call(logout, {}).catch(() => undefined);
}
