import * as v from 'valibot';
import { endpoint } from '@/api/http/endpoint';

/** `DELETE /api/v1/user`, assumed: the account and everything in it. A wrong password is 422 at `password`. */
export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/api/v1/user',
  assumed: true,
  request: v.object({ password: v.string() }),
  response: v.unknown(),
});
