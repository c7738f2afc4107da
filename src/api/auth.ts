import { call } from './client';
import { login, logout } from './contract/auth';

/** Signs in with email and password; the form shows what is wrong at its fields (R15). */
export const loginMutation = {
  mutationKey: ['login'],
  mutationFn: (body: { email: string; password: string; language: string }) =>
    call(login, {
      body: { email: body.email, password: body.password },
      language: body.language,
    }),
  meta: { shownInPlace: true },
};

/** Ends the session on the server. Nobody waits for it: signing out works with the API down (R17). */
export async function sendLogout(): Promise<void> {
  await call(logout, {}).catch(() => undefined);
}
