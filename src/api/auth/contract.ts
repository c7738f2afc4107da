import * as v from 'valibot';
import { endpoint } from '@/api/http/endpoint';
import { dataOf, numberSchema } from '@/api/http/schemas';
import { userSchema } from '@/api/user/contract';

const signedIn = dataOf(v.object({ token: v.string(), user: userSchema }));

/** A wrong email or password is 422 with field errors. */
export const login = endpoint('POST', '/api/v1/auth/login', {
  assumed: true,
  request: v.object({ email: v.string(), password: v.string() }),
  response: signedIn,
});

/**
 * `phone` is in E.164. The account exists at once; `verifyPhone` confirms its phone number. 422
 * with field errors, a taken email among them.
 */
export const signup = endpoint('POST', '/api/v1/auth/signup', {
  assumed: true,
  request: v.object({
    name: v.string(),
    email: v.string(),
    phone: v.string(),
    password: v.string(),
  }),
  response: signedIn,
});

/** The six digits that were sent. A wrong code is 422 at `code`. */
export const verifyPhone = endpoint('POST', '/api/v1/auth/verify-phone', {
  assumed: true,
  request: v.object({ code: v.string() }),
  response: dataOf(userSchema),
});

/** `resend_after` is in seconds; sooner is 429. */
export const resendCode = endpoint('POST', '/api/v1/auth/verify-phone/resend', {
  assumed: true,
  response: dataOf(v.object({ resend_after: numberSchema })),
});

/** The same answer for any address. */
export const forgotPassword = endpoint('POST', '/api/v1/auth/forgot-password', {
  assumed: true,
  request: v.object({ email: v.string() }),
  response: dataOf(v.object({ resend_after: numberSchema })),
});

/** Signs in with the new password. A wrong code is 422. */
export const resetPassword = endpoint('POST', '/api/v1/auth/reset-password', {
  assumed: true,
  request: v.object({ email: v.string(), code: v.string(), password: v.string() }),
  response: signedIn,
});
