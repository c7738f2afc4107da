import * as v from 'valibot';
import { endpoint } from './endpoint';
import { dataOf } from './shapes';
import { userSchema } from './user';

/** `POST /api/v1/auth/login`, assumed. A wrong email or password is 422 with field errors. */
export const login = endpoint({
  method: 'POST',
  path: '/api/v1/auth/login',
  audience: 'plain',
  assumed: true,
  request: v.object({ email: v.string(), password: v.string() }),
  response: dataOf(v.object({ token: v.string(), user: userSchema })),
});

/** `POST /api/v1/auth/logout`, assumed. The client signs out without waiting for it. */
export const logout = endpoint({
  method: 'POST',
  path: '/api/v1/auth/logout',
  audience: 'plain',
  assumed: true,
  request: v.undefined(),
  response: v.unknown(),
});
