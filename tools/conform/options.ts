import { parseArgs } from 'node:util';
import { checks } from './checks';

export type Options = {
  /** Origin and base path of the API, without a slash at its end. */
  url: string;
  /** Only the calls that the specification shows, or all. */
  level: 'shown' | 'all';
  /** The checks to run, by their names; `null` for all. */
  only: readonly string[] | null;
  /** BCP 47, of the calls that do not compare languages. */
  language: 'en-US' | 'vi-VN';
  /** An account to log in with; without one, the tool makes one. */
  account: { email: string; password: string } | null;
  /** Phone number of the accounts that the tool makes. */
  phone: string;
  /** The code that this server takes for any phone number and any reset; `null` if it sends real ones. */
  code: string | null;
  /** The origin of the site, for CORS; `null` if the API has the site's origin. */
  origin: string | null;
  /** A bearer token that has expired. */
  expiredToken: string | null;
  json: string | null;
  junit: string | null;
};

export class UsageError extends Error {}

export const USAGE = `npm run conform -- URL [options]

Checks a running API against the contract of the app. docs/conform.md says what it does on the server.

  --level shown|all       only the calls of the specification, or the assumed ones too (all)
  --only NAME,NAME        only these checks; a report names the check above each sentence
  --email, --password     the account to log in with; without them, accounts are made by sign-up
  --phone NUMBER          phone number of accounts that are made, E.164 (+12025550123)
  --code CODE             the code that this server takes for any phone number and any reset
  --origin ORIGIN         the site's origin, for CORS (http://localhost:5173)
  --same-origin           the API has the site's origin: CORS is not checked
  --expired-token TOKEN   a bearer token that has expired, which must be refused
  --lang en|vi            language of the calls (en)
  --json FILE             the report as JSON
  --junit FILE            the report as JUnit XML

Exit code: 0 without differences, 1 with any, 2 if the check could not run.`;

const LANGUAGES = { en: 'en-US', vi: 'vi-VN' } as const;

function read(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        level: { ...text, default: 'all' },
        only: text,
        email: text,
        password: text,
        phone: { ...text, default: '+12025550123' },
        code: text,
        origin: { ...text, default: 'http://localhost:5173' },
        'same-origin': { type: 'boolean', default: false },
        'expired-token': text,
        lang: { ...text, default: 'en' },
        json: text,
        junit: text,
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : '');
  }
}

/** Reads the command line. Throws `UsageError`. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = read(args);
  const [address = '', ...more] = positionals;
  if (!/^https?:\/\//.test(address) || more.length > 0) {
    throw new UsageError('Give one address of an API, with http:// or https://.');
  }
  const { level, lang, email, password } = values;
  if (level !== 'shown' && level !== 'all') throw new UsageError('--level is shown or all.');
  if (lang !== 'en' && lang !== 'vi') throw new UsageError('--lang is en or vi.');
  if ((email === undefined) !== (password === undefined)) {
    throw new UsageError('Give both --email and --password, or neither.');
  }
  const only = values.only?.split(',') ?? null;
  const unknown = only?.find((name) => checks.every(({ theme }) => theme !== name));
  if (unknown !== undefined) {
    throw new UsageError(`--only takes ${checks.map(({ theme }) => theme).join(', ')}.`);
  }
  return {
    url: address.replace(/\/+$/, ''),
    level,
    only,
    language: LANGUAGES[lang],
    account: email !== undefined && password !== undefined ? { email, password } : null,
    phone: values.phone,
    code: values.code ?? null,
    origin: values['same-origin'] ? null : values.origin.replace(/\/+$/, ''),
    expiredToken: values['expired-token'] ?? null,
    json: values.json ?? null,
    junit: values.junit ?? null,
  };
}
