import type { Essay } from '@/api/essay/contract';
import { parseEssayText } from '@/lib/essay-text';
import { textHash } from '@/lib/text-hash';

/** An essay's text on the server. */
export type ServerText = Pick<Essay, 'version' | 'content' | 'updated_at'>;

/** Change counter per tab, and the server's version under `account`. */
export type VersionVector = Record<string, number>;

/** An essay's text on this device until the server has confirmed it. */
export type EssayDraft = {
  /** Present text, in the essay text format (R23). */
  content: string;
  /** Version, hash and time (ISO 8601, empty if unknown) of the server text that it builds on. */
  base: { version: number; hash: string; savedAt: string };
  /** Hashes of texts that were sent on that base without an answer: the server may have any one of them. */
  sent: string[];
  /** Texts to save as versions before `content` replaces them. */
  pendingCheckpoints: string[];
  /** Conflicting text of another device; nothing is sent until the student chooses. */
  newer: ServerText | null;
  /** Hashes of its texts that the server refused. */
  refused?: string[] | undefined;
  /** The changes that `content` includes. */
  vector: VersionVector;
  /** Time of the last edit, ISO 8601. */
  updatedAt: string;
};

/** Limit of `sent`; a conflict with an older text goes to the student. */
const MAX_SENT = 100;

/** The next request. `replacesHash` is the hash of the server text that it replaces. */
export type Step = { content: string; version: number; checkpoint: boolean; replacesHash: string };

export function baseOf({ version, content, updated_at }: ServerText): EssayDraft['base'] {
  return { version, hash: textHash(content), savedAt: updated_at };
}

/** Whether everything in a draft is known to be on the server. */
export function isSynced({ content, base, sent, pendingCheckpoints, newer }: EssayDraft): boolean {
  const pending = sent.length + pendingCheckpoints.length;
  return !newer && pending === 0 && textHash(content) === base.hash;
}

/** The draft after the server has refused the text with `hash`. */
export function markRefused(draft: EssayDraft, hash: string): EssayDraft {
  const texts = [draft.content, ...draft.pendingCheckpoints].map(textHash);
  const refused = new Set([...(draft.refused ?? []), hash]);
  return { ...draft, refused: texts.filter((item) => refused.has(item)) };
}

function isBlank(content: string): boolean {
  const { title, essay } = parseEssayText(content);
  return `${title ?? ''}${essay}`.trim() === '';
}

/** Schedules `text`, which `content` is about to replace, to become a version. */
export function addCheckpoint(draft: EssayDraft, text: string): EssayDraft {
  const { content, pendingCheckpoints } = draft;
  if (text === content || isBlank(text) || pendingCheckpoints.includes(text)) return draft;
  return { ...draft, pendingCheckpoints: [...pendingCheckpoints, text] };
}

/** Whether vector `a` includes every change in `b`. */
export function dominates(a: VersionVector, b: VersionVector): boolean {
  return Object.entries(b).every(([tab, changes]) => (a[tab] ?? 0) >= changes);
}

/** The changes in either vector. */
export function mergeVectors(a: VersionVector, b: VersionVector): VersionVector {
  const all = { ...a };
  for (const [tab, changes] of Object.entries(b)) all[tab] = Math.max(all[tab] ?? 0, changes);
  return all;
}

/** A server version counts like the changes of a tab. */
export function serverVector({ version }: Pick<ServerText, 'version'>): VersionVector {
  return { account: version };
}

/** Puts `draft` over `other`; the texts of `other` that it does not include become versions. */
export function supersede(draft: EssayDraft, other: EssayDraft): EssayDraft {
  const vector = mergeVectors(draft.vector, other.vector);
  const included = dominates(draft.vector, other.vector);
  const texts = included ? other.pendingCheckpoints : [...other.pendingCheckpoints, other.content];
  return { ...texts.reduce(addCheckpoint, draft), vector };
}

/** Merges two concurrent drafts: `b` wins only if it includes all of `a` and more. */
export function mergeDrafts(a: EssayDraft, b: EssayDraft): EssayDraft {
  const later = dominates(b.vector, a.vector) && !dominates(a.vector, b.vector);
  const sent = [...new Set([...b.sent, ...a.sent])];
  return later ? supersede({ ...b, sent }, a) : supersede({ ...a, sent }, b);
}

/**
 * What to send next: pending checkpoints, then the present text; `null` if the server has it all. The server
 * makes a version of a text when another one replaces it with `checkpoint`. Texts with a hash in `rejected` stay on the
 * device.
 */
export function nextStep(draft: EssayDraft, rejected: readonly string[] = []): Step | null {
  const { content, base, sent } = draft;
  const checkpoints = draft.pendingCheckpoints.filter((text) => !rejected.includes(textHash(text)));
  const next = checkpoints.find((text) => textHash(text) !== base.hash) ?? content;
  const checkpoint = checkpoints.some((text) => textHash(text) === base.hash);
  const idle = !checkpoint && sent.length === 0 && textHash(next) === base.hash;
  return idle
    ? null
    : { content: next, version: base.version, checkpoint, replacesHash: base.hash };
}

/** The draft while `step` is being sent. */
export function markSent(draft: EssayDraft, { content }: Step): EssayDraft {
  const hash = textHash(content);
  const others = draft.sent.filter((item) => item !== hash);
  return { ...draft, sent: [...others, hash].slice(-MAX_SENT) };
}

/** The draft after the server has saved `step`; later edits stay. */
export function acknowledge(draft: EssayDraft, step: Step, server: ServerText): EssayDraft {
  const { version } = server;
  const { pendingCheckpoints: checkpoints, newer } = draft;
  return {
    ...draft,
    // Hash of the text that was sent: the server may normalize it.
    base: baseOf({ ...server, content: step.content }),
    sent: [],
    pendingCheckpoints: step.checkpoint
      ? checkpoints.filter((text) => textHash(text) !== step.replacesHash)
      : checkpoints,
    newer: newer && newer.version > version ? newer : null,
  };
}

/** The newest server version that the draft knows. */
export function newestVersion({ newer, base }: EssayDraft): number {
  return newer?.version ?? base.version;
}

/** The draft after the server has saved other fields of the essay: its text is the same in the new `version`. */
export function advance(draft: EssayDraft, version: number): EssayDraft {
  const { newer, base } = draft;
  if (newer) return { ...draft, newer: { ...newer, version } };
  return { ...draft, base: { ...base, version } };
}

/**
 * Rebases a draft onto another server version. It continues on a text of its own (sent, but the answer was
 * lost) or on an unchanged one; a draft without edits takes the server's text; the rest is a conflict.
 */
export function rebase(draft: EssayDraft, server: ServerText): EssayDraft {
  const base = baseOf(server);
  const rebased = { ...draft, base, sent: [], newer: null };
  const isOwn = server.content === draft.content || draft.sent.includes(base.hash);
  if (isOwn || base.hash === draft.base.hash) return rebased;
  // With a request unanswered, the server's text may have replaced the draft's own.
  if (draft.sent.length === 0 && textHash(draft.content) === draft.base.hash) {
    const vector = mergeVectors(draft.vector, serverVector(server));
    return { ...rebased, content: server.content, vector };
  }
  const { version, content, updated_at } = server;
  return { ...draft, newer: { version, content, updated_at } };
}

/** Resolves a conflict with this device's text; the newer text becomes a version. */
export function keepMine(draft: EssayDraft): EssayDraft {
  if (!draft.newer) return draft;
  const rebased = { ...draft, base: baseOf(draft.newer), sent: [], newer: null };
  return addCheckpoint(rebased, draft.newer.content);
}

/** Resolves a conflict with the newer text; this device's text becomes a version. */
export function keepTheirs(draft: EssayDraft): EssayDraft {
  return addCheckpoint(discardMine(draft), draft.content);
}

/** Resolves a conflict with the newer text alone, for when this device's text has been copied. */
export function discardMine(draft: EssayDraft): EssayDraft {
  if (!draft.newer) return draft;
  const { newer } = draft;
  return { ...draft, content: newer.content, base: baseOf(newer), sent: [], newer: null };
}

/** Replaces the text by an earlier one; the present one becomes a version. */
export function restoreVersion(draft: EssayDraft, content: string): EssayDraft {
  return addCheckpoint({ ...draft, content }, draft.content);
}
