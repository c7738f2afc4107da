import * as v from 'valibot';
import { endpoint } from '@/api/http/endpoint';
import { dataOf } from '@/api/http/schemas';
import { userSchema } from '@/api/user/contract';

const signedIn = dataOf(v.object({ token: v.string(), user: userSchema }));

/** `POST /api/v1/auth/login`, assumed. A wrong email or password is 422 with field errors. */
export const login = endpoint({
  method: 'POST',
  path: '/api/v1/auth/login',
  assumed: true,
  request: v.object({ email: v.string(), password: v.string() }),
  response: signedIn,
});

/**
 * `POST /api/v1/auth/signup`, assumed. `phone` is in E.164. The account is there at once; its phone number
 * is confirmed by `verifyPhone`. 422 with field errors, a taken email among them.
 */
export const signup = endpoint({
  method: 'POST',
  path: '/api/v1/auth/signup',
  assumed: true,
  request: v.object({
    name: v.string(),
    email: v.string(),
    phone: v.string(),
    password: v.string(),
  }),
  response: signedIn,
});

/** `POST /api/v1/auth/verify-phone`, assumed: the six digits that were sent. A wrong code is 422 at `code`. */
export const verifyPhone = endpoint({
  method: 'POST',
  path: '/api/v1/auth/verify-phone',
  assumed: true,
  request: v.object({ code: v.string() }),
  response: dataOf(userSchema),
});

/** `POST /api/v1/auth/verify-phone/resend`, assumed. `resend_after` is in seconds; sooner is 429. */
export const resendCode = endpoint({
  method: 'POST',
  path: '/api/v1/auth/verify-phone/resend',
  assumed: true,
  response: dataOf(v.object({ resend_after: v.number() })),
});

/** `POST /api/v1/auth/forgot-password`, assumed. The same answer for any address. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/v1/auth/forgot-password',
  assumed: true,
  request: v.object({ email: v.string() }),
  response: dataOf(v.object({ resend_after: v.number() })),
});

/** `POST /api/v1/auth/reset-password`, assumed: signs in with the new password. A wrong code is 422. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/v1/auth/reset-password',
  assumed: true,
  request: v.object({ email: v.string(), code: v.string(), password: v.string() }),
  response: signedIn,
});
