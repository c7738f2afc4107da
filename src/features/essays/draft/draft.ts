import * as v from 'valibot';
import type { Essay } from '@/api/essay/contract';
import { parseEssayText } from '@/lib/essay-text';
import { textHash } from '@/lib/text-hash';

/** A text as the server has it. */
export type ServerText = Pick<Essay, 'version' | 'content' | 'updated_at'>;

const draftSchema = v.object({
  /** The text as it is on this device, in the essay text format (R23). */
  content: v.string(),
  /** The server's text that it builds on: its version and its fingerprint. */
  base: v.object({ version: v.number(), print: v.string() }),
  /** Fingerprints of what was sent on that base and never answered: the server may have any one of them. */
  sent: v.array(v.string()),
  /** Texts that are to be kept as versions before `content` takes their place. */
  aside: v.array(v.string()),
  /** A text that another device has saved meanwhile; until a person has chosen, nothing is sent. */
  newer: v.nullable(v.object({ version: v.number(), content: v.string(), updated_at: v.string() })),
  /** How many changes of each tab are in it, and which text of the account, so that a tab knows its own. */
  seen: v.record(v.string(), v.number()),
  /** When it was last typed in, ISO 8601. */
  updatedAt: v.string(),
});

/** What this device keeps of an essay whose text is not, or not for sure, in the account. */
export type Draft = v.InferOutput<typeof draftSchema>;

/** Unanswered texts that are remembered; for an older one a person would have to choose. */
const MOST_SENT = 100;

/** What goes to the server next. `over` is the fingerprint of the text that it takes the place of. */
export type Step = { content: string; version: number; checkpoint: boolean; over: string };

/** What a text on the server is to a draft that builds on it. */
export function baseOf({
  version,
  content,
}: Pick<ServerText, 'version' | 'content'>): Draft['base'] {
  return { version, print: textHash(content) };
}

/** Reads a draft as it was stored; `null` for anything else. */
export function readDraft(raw: string): Draft | null {
  try {
    const parsed = v.safeParse(draftSchema, JSON.parse(raw));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Whether all of a draft is in the account, as far as is known. */
export function isSettled({ content, base, sent, aside, newer }: Draft): boolean {
  return !newer && sent.length === 0 && aside.length === 0 && textHash(content) === base.print;
}

function isBlank(content: string): boolean {
  const { title, essay } = parseEssayText(content);
  return `${title ?? ''}${essay}`.trim() === '';
}

/** Has `text`, which `content` is about to bury, kept as a version first. */
export function putAside(draft: Draft, text: string): Draft {
  if (text === draft.content || isBlank(text) || draft.aside.includes(text)) return draft;
  return { ...draft, aside: [...draft.aside, text] };
}

/** Whether a text has all the changes in it that another one has. */
export function covers(one: Draft['seen'], other: Draft['seen']): boolean {
  return Object.entries(other).every(([tab, changes]) => (one[tab] ?? 0) >= changes);
}

/** The changes that two texts have together. */
export function together(one: Draft['seen'], other: Draft['seen']): Draft['seen'] {
  const all = { ...one };
  for (const [tab, changes] of Object.entries(other)) all[tab] = Math.max(all[tab] ?? 0, changes);
  return all;
}

/** What is in the account's text of a version; it counts like the changes of a tab. */
export function fromAccount({ version }: Pick<ServerText, 'version'>): Draft['seen'] {
  return { account: version };
}

/** The draft over another one: what it does not have in it of that is kept as versions. */
export function over(draft: Draft, other: Draft): Draft {
  const seen = together(draft.seen, other.seen);
  const known = covers(draft.seen, other.seen);
  const texts = known ? other.aside : [...other.aside, other.content];
  return { ...texts.reduce(putAside, draft), seen };
}

/** Two drafts that were written without each other: the one with more changes in it, over the other. */
export function merged(one: Draft, other: Draft): Draft {
  const later = covers(other.seen, one.seen) && !covers(one.seen, other.seen);
  const sent = [...new Set([...other.sent, ...one.sent])];
  return later ? over({ ...other, sent }, one) : over({ ...one, sent }, other);
}

/**
 * What to send next: the texts that are to become versions, then the present one; `null` where that is there.
 * A text is a version once another was put over it with `checkpoint`. `unfit` are the texts that the
 * server would not have: they stay on this device.
 */
export function nextStep(draft: Draft, unfit: readonly string[] = []): Step | null {
  const { content, base, sent } = draft;
  const aside = draft.aside.filter((text) => !unfit.includes(text));
  const next = aside.find((text) => textHash(text) !== base.print) ?? content;
  const checkpoint = aside.some((text) => textHash(text) === base.print);
  const idle = !checkpoint && sent.length === 0 && textHash(next) === base.print;
  return idle ? null : { content: next, version: base.version, checkpoint, over: base.print };
}

/** The draft while a text of it is on its way. */
export function sending(draft: Draft, { content }: Step): Draft {
  const print = textHash(content);
  const others = draft.sent.filter((item) => item !== print);
  return { ...draft, sent: [...others, print].slice(-MOST_SENT) };
}

/** The draft once the server has taken a text; what was typed meanwhile stays. */
export function taken(draft: Draft, step: Step, { version }: ServerText): Draft {
  return {
    ...draft,
    // What the server makes of the text is its own affair: this is the text that was sent.
    base: { version, print: textHash(step.content) },
    sent: [],
    aside: step.checkpoint
      ? draft.aside.filter((text) => textHash(text) !== step.over)
      : draft.aside,
    newer: draft.newer && draft.newer.version > version ? draft.newer : null,
  };
}

/**
 * The draft once the server turned out to have another version than the one it builds on. It goes on from
 * there where that text is the draft's own (sent, but the answer was lost) or the one it builds on; a draft
 * with nothing of its own takes the newer text; else a person has to choose.
 */
export function met(draft: Draft, server: ServerText): Draft {
  const base = baseOf(server);
  const settled = { ...draft, base, sent: [], newer: null };
  const own = server.content === draft.content || draft.sent.includes(base.print);
  if (own || base.print === draft.base.print) return settled;
  // Once something was sent, its own base may be what that has displaced.
  if (draft.sent.length === 0 && textHash(draft.content) === draft.base.print) {
    const seen = together(draft.seen, fromAccount(server));
    return { ...settled, content: server.content, seen };
  }
  const { version, content, updated_at } = server;
  return { ...draft, newer: { version, content, updated_at } };
}

/** The choice `Keep mine`: it goes over the newer text, which becomes a version. */
export function keepMine(draft: Draft): Draft {
  if (!draft.newer) return draft;
  const on = { ...draft, base: baseOf(draft.newer), sent: [], newer: null };
  return putAside(on, draft.newer.content);
}

/** The choice `Take the other`: this device's text becomes a version, then the newer one is on top again. */
export function takeNewer(draft: Draft): Draft {
  return putAside(leaveToNewer(draft), draft.content);
}

/** The draft once its text is kept elsewhere: the newer text takes its place. */
export function leaveToNewer(draft: Draft): Draft {
  if (!draft.newer) return draft;
  const { newer } = draft;
  return { ...draft, content: newer.content, base: baseOf(newer), sent: [], newer: null };
}

/** Puts an earlier text in the place of the present one, which becomes a version. */
export function broughtBack(draft: Draft, content: string): Draft {
  return putAside({ ...draft, content }, draft.content);
}
