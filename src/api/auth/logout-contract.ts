import * as v from 'valibot';
import { endpoint } from '@/api/http/endpoint';

/** `POST /api/v1/auth/logout`, assumed. The client signs out without waiting for it. */
export const logout = endpoint({
  method: 'POST',
  path: '/api/v1/auth/logout',
  audience: 'plain',
  assumed: true,
  request: v.undefined(),
  response: v.unknown(),
});
