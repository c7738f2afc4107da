// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { code, email, fullName, newPassword, passwordIsNotEmail } from './fields';

const schema = v.pipe(v.object({ email, code, password: newPassword }), passwordIsNotEmail());

/** The validation messages, each with its field. */
function wrong(address: string, digits: string, password: string): string[] {
  const { issues = [] } = v.safeParse(schema, { email: address, code: digits, password });
  return issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
}

describe('a new password that equals the email address', () => {
  it.each(['an@example.com', ' AN@example.com '])('is rejected at the password: %j', (password) => {
    expect(wrong('an@example.com', '000000', password)).toEqual(['password: passwordIsEmail']);
  });

  it('is reported together with other errors', () => {
    expect(wrong('an@example.com', '1', 'an@example.com')).toEqual([
      'code: code',
      'password: passwordIsEmail',
    ]);
    expect(wrong('an@', '1', 'an@')).toContain('password: passwordIsEmail');
  });

  it('is accepted if one letter differs', () => {
    expect(wrong('an@example.com', '000000', 'an@example.co')).toEqual([]);
  });
});

it.each(['', ' \u200b', '\u2060\ufeff'])(
  'a name or a password that shows nothing is empty: %j',
  (text) => {
    const messages = (field: v.GenericSchema<string, string>) =>
      v.safeParse(field, text).issues?.map(({ message }) => message);
    expect(messages(fullName)).toEqual(['name']);
    expect(messages(newPassword)).toContain('password');
  },
);

it('says that an email address is too long', () => {
  expect(wrong(`${'a'.repeat(250)}@e.vn`, '000000', 'saola-demo')).toEqual(['email: emailLong']);
  expect(wrong(`${'a'.repeat(249)}@e.vn`, '000000', 'saola-demo')).toEqual([]);
});
