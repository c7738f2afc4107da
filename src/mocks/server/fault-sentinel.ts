import { FAULT_KINDS, type AnyFault } from './faults';

const SENTINEL = new RegExp(
  `\\bfault-(?:(?<status>[2-5]\\d\\d)|slow-(?<ms>\\d{1,6})|(?<kind>${FAULT_KINDS.join('|')}))(?![a-z0-9])`,
  'i',
);

/** The fault in a text, e.g. a search for `fault-503`; `null` for none. */
export function faultInText(text: string): AnyFault | null {
  const groups = SENTINEL.exec(text)?.groups;
  if (!groups) return null;
  if (groups['status']) return { match: '*', kind: 'status', status: Number(groups['status']) };
  if (groups['ms']) return { match: '*', kind: 'slow', ms: Number(groups['ms']) };
  const kind = FAULT_KINDS.find((name) => name === groups['kind']?.toLowerCase());
  return kind ? { match: '*', kind } : null;
}

/**
 * The fault of a call with a sentinel (`fault-503`, any status from 200; `fault-slow-3000`; `fault-` and one of
 * `FAULT_KINDS`) anywhere in its query or body, e.g. in the search field or as `fault-503@example.com` at sign-in
 * (R36). Every call with it fails.
 */
export function sentinelFault(url: URL, bodyText: string) {
  return faultInText(`${[...url.searchParams.values()].join('\n')}\n${bodyText}`);
}
