import type { Endpoint } from '@/api/http/endpoint';
import type { Id } from '@/api/http/schemas';

const MAX_LENGTH = 140;

/** A request, and what a report says about it. */
export type Sent<Body = unknown> = {
  /** Said in place of everything else. */
  as?: string;
  /** Said after the rest, e.g. `a second time`. */
  note?: string;
  /** BCP 47. */
  language?: string;
  params?: Record<string, Id>;
  query?: Record<string, string | number>;
  body?: Body;
  /** Sent as it is, in place of `body`. */
  text?: string;
  headers?: Record<string, string>;
};

function shortened(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 3)}...` : text;
}

/** Long texts and lists in a body are given by their length. */
function shortValues(_key: string, value: unknown): unknown {
  if (Array.isArray(value) && value.length > 6) return `(${value.length} values)`;
  return typeof value === 'string' && value.length > 60 ? `(${value.length} characters)` : value;
}

/** A request in short, after the word "sent": `with page=2 and {"sort":"name"}`. */
export function describeSent(
  { method }: Endpoint,
  { as, note, params = {}, query = {}, body, text, language }: Sent,
  usual: string,
): string {
  const parts = [
    ...Object.entries({ ...params, ...query }).map(([key, value]) => `${key}=${value}`),
    ...(body === undefined ? [] : [JSON.stringify(body, shortValues)]),
    ...(text === undefined ? [] : [text]),
  ];
  const nothing = method === 'GET' ? 'without parameters' : 'without a body';
  const what = as ?? (parts.length > 0 ? `with ${shortened(parts.join(' and '))}` : nothing);
  const inLanguage = language && language !== usual ? ` in ${language}` : '';
  return `${what}${inLanguage}${note ? ` ${note}` : ''}`;
}

/** The message of an error, for a developer. */
function messageIn(body: unknown): string {
  const message = typeof body === 'object' && body !== null && 'message' in body && body.message;
  return typeof message === 'string' ? ` "${shortened(message)}"` : '';
}

/** What came, after the word "came": `status 500 "Server Error"`. */
export function cameWith({ status, text, body }: { status: number; text: string; body: unknown }) {
  if (status === 0) return `no answer (${text})`;
  const isHtml = /^\s*</.test(text);
  return `status ${status}${messageIn(body)}${isHtml ? ' with an HTML page' : ''}`;
}

/** `3 rows`, `1 row`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
