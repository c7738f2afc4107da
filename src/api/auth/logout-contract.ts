import * as v from 'valibot';
import { endpoint } from '@/api/http/endpoint';

/** `POST /api/v1/auth/logout`, assumed. The client signs out without waiting for it. */
export const logout = endpoint({
  method: 'POST',
  path: '/api/v1/auth/logout',
  assumed: true,
  response: v.unknown(),
});
