import type { ShapeIssue } from './issues';

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/;

type Format = { expected: string; fits: (text: string) => boolean };

const like = (expected: string, pattern: RegExp): Format => ({
  expected,
  fits: (text) => pattern.test(text),
});

const day = like('a day as YYYY-MM-DD', DAY);
const month = like('a month as YYYY-MM', MONTH);
const time = like('a time as HH:MM', TIME);
const moment = like('a time in ISO 8601 with its zone, e.g. 2026-11-25T08:00:00Z', MOMENT);
const zone: Format = {
  expected: 'an IANA time zone, e.g. Europe/Berlin',
  fits: (text) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: text }).format() !== '';
    } catch {
      return false;
    }
  },
};

/** What docs/api.md says about texts that the schemas leave open, by the name of the field. */
const FORMATS: Readonly<Record<string, Format>> = {
  deadline: day,
  opens: day,
  day,
  closes: day,
  updated: day,
  starts: month,
  start: month,
  end: month,
  deadline_time: time,
  time,
  deadline_time_zone: zone,
  zone,
  updated_at: moment,
  created_at: moment,
  saved_at: moment,
  submitted_at: moment,
  iso_code: like('a country code of ISO 3166, two capital letters', /^[A-Z]{2}$/),
  phone: like('a phone number in E.164, e.g. +84912345678', /^\+[1-9]\d{6,14}$/),
  website: like('an address that begins with http:// or https://', /^https?:\/\//),
};

/** Texts of an answer in another format than docs/api.md says, each field once. */
export function formatIssues(body: unknown): ShapeIssue[] {
  const found = new Map<string, ShapeIssue>();
  const visit = (value: unknown, name: string, path: string): void => {
    if (Array.isArray(value)) {
      for (const [index, one] of value.entries()) visit(one, name, `${path}.${index}`);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, one] of Object.entries(value))
        visit(one, key, path ? `${path}.${key}` : key);
    } else if (typeof value === 'string' && Object.hasOwn(FORMATS, name)) {
      const format = FORMATS[name];
      if (!format || format.fits(value)) return;
      const issue = { path, expected: format.expected, came: JSON.stringify(value.slice(0, 60)) };
      if (!found.has(name)) found.set(name, issue);
    }
  };
  visit(body, '', '');
  return [...found.values()];
}
