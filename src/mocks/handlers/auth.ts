import {
  forgotPassword,
  login,
  resendCode,
  resetPassword,
  signup,
  verifyPhone,
} from '@/api/auth/contract';
import { logout } from '@/api/auth/logout-contract';
import { changeAccount } from '@/mocks/data/accounts';
import type { Text } from '@/mocks/catalogue/text';
import { asEmail, emailError, nameError, passwordError, phoneError } from '@/mocks/server/checks';
import { mockNow } from '@/mocks/data/clock';
import { RESEND_AFTER_S, secondsToResend, newCode, checkCode } from '@/mocks/data/codes';
import { changeTables, readTables } from '@/mocks/data/db';
import { codeTooSoon, messages } from '@/mocks/server/messages';
import { Refusal, rejectInvalid, unprocessable } from '@/mocks/server/refusal';
import { route } from '@/mocks/server/route';
import { closeSession, endSessionsOf, openSession } from '@/mocks/data/sessions';
import { newAccount, nextId, type StoredAccount } from '@/mocks/data/tables';
import { userWire } from '@/mocks/data/user-wire';

async function signedIn(account: StoredAccount) {
  return { data: { token: await openSession('bearer', account.id), user: userWire(account) } };
}

/**
 * Checks a code and counts a wrong one. Returns the message instead of throwing, so that the count is stored.
 */
function codeRefusal(code: StoredAccount['phoneCode'], entered: string): Text | null {
  const result = checkCode(code, entered);
  if (result === 'right') return null;
  return result === 'wrong' ? messages.wrongCode : messages.usedUpCode;
}

/**
 * Signing in, up and out. A wrong email and a wrong password get the same response, and so does an unknown
 * one.
 */
export const authRoutes = {
  login: route(login, 'open', async ({ body }) => {
    const email = asEmail(body.email);
    rejectInvalid({
      email: email === '' ? messages.noEmail : null,
      password: body.password === '' ? messages.noPassword : null,
    });
    const { accounts } = await readTables();
    const account = accounts.find((row) => row.email === email && row.password === body.password);
    if (!account) throw unprocessable({ password: messages.wrongSignIn });
    return signedIn(account);
  }),

  logout: route(logout, 'open', async ({ bearer }) => {
    if (bearer !== null) await closeSession(bearer);
    return { data: null };
  }),

  signup: route(signup, 'open', async ({ body: { name, phone, password, ...body } }) => {
    const email = asEmail(body.email);
    rejectInvalid({
      name: nameError(name),
      email: emailError(email),
      phone: phoneError(phone.trim()),
      password: passwordError(password, email),
    });
    const account = await changeTables((tables) => {
      if (tables.accounts.some((row) => row.email === email)) {
        throw unprocessable({ email: messages.takenEmail });
      }
      const own = { name: name.trim(), email, phone: phone.trim(), password };
      const made = { ...newAccount(nextId(tables), own), phoneCode: newCode(mockNow()) };
      tables.accounts.push(made);
      return made;
    });
    return signedIn(account);
  }),

  verifyPhone: route(verifyPhone, 'student', async ({ student, body }) => {
    const { account, wrong: codeError } = await changeAccount(student.id, (row) => {
      if (row.phone === null) return { account: row, wrong: messages.noPhone };
      const refusal = row.phoneVerified ? null : codeRefusal(row.phoneCode, body.code);
      row.phoneVerified = refusal === null;
      return { account: row, wrong: refusal };
    });
    rejectInvalid({ code: codeError });
    return { data: userWire(account) };
  }),

  resendCode: route(resendCode, 'student', async ({ student }) => {
    const at = mockNow();
    await changeAccount(student.id, (row) => {
      rejectInvalid({ phone: row.phone === null ? messages.noPhone : null });
      const wait = secondsToResend(row.phoneCode, at);
      if (wait > 0) throw new Refusal(429, codeTooSoon(wait));
      row.phoneCode = newCode(at);
    });
    return { data: { resend_after: RESEND_AFTER_S } };
  }),

  forgotPassword: route(forgotPassword, 'open', async ({ body }) => {
    const email = asEmail(body.email);
    rejectInvalid({ email: emailError(email) });
    await changeTables(({ accounts }) => {
      const account = accounts.find((row) => row.email === email);
      if (account) account.resetCode = newCode(mockNow());
    });
    // The response never reveals whether the account exists, not by its timing either.
    return { data: { resend_after: RESEND_AFTER_S } };
  }),

  resetPassword: route(resetPassword, 'open', async ({ body: { code, password, ...body } }) => {
    const email = asEmail(body.email);
    rejectInvalid({
      email: emailError(email),
      code: code.trim() === '' ? messages.required : null,
      password: passwordError(password, email),
    });
    const account = await changeTables((tables) => {
      const found = tables.accounts.find((row) => row.email === email);
      if (!found || checkCode(found.resetCode, code) !== 'right') return null;
      found.password = password;
      found.resetCode = null;
      endSessionsOf(tables, found.id);
      return found;
    });
    if (!account) throw unprocessable({ code: messages.wrongResetCode });
    return signedIn(account);
  }),
};
