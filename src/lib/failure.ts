/**
 * What went wrong with a call, free of any client's types. `said` is the server's own text and is shown
 * as it is; the rest is worded in the locale (R14).
 */
export type Failure =
  | { kind: 'said'; text: string; status: number | null }
  | { kind: 'status'; status: number }
  | { kind: 'network' }
  | { kind: 'timeout' }
  | { kind: 'aborted' }
  | { kind: 'unreadable' }
  | { kind: 'other'; text: string };

/** Messages of a 422 by field name, the first of each; empty where the answer has none. */
export type FieldErrors = Record<string, string>;
