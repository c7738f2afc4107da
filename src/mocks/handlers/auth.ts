import { login, logout } from '@/api/contract/auth';
import { readTables } from '@/mocks/db';
import { messages } from '@/mocks/messages';
import { unprocessable, type FieldMessages } from '@/mocks/refusal';
import { route } from '@/mocks/route';
import { closeSession, openSession } from '@/mocks/sessions';
import { userWire } from '@/mocks/user-wire';

/** Signing in and out. A wrong email and a wrong password get the same answer. */
export const authRoutes = {
  login: route(login, 'open', async ({ body }) => {
    const email = body.email.trim().toLowerCase();
    const missing: FieldMessages = {};
    if (email === '') missing['email'] = messages.noEmail;
    if (body.password === '') missing['password'] = messages.noPassword;
    if (Object.keys(missing).length > 0) throw unprocessable(missing);
    const { accounts } = await readTables();
    const account = accounts.find((row) => row.email === email && row.password === body.password);
    if (!account) throw unprocessable({ password: messages.wrongSignIn });
    return {
      data: { token: await openSession('bearer', account.id), user: userWire(account) },
    };
  }),

  logout: route(logout, 'open', async ({ bearer }) => {
    if (bearer !== null) await closeSession(bearer);
    return { data: null };
  }),
};
