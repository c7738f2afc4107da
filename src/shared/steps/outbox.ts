import * as v from 'valibot';
import {
  planStepFieldsSchema,
  type PlanStepFields,
  type PlanStepRecord,
} from '@/api/plan-step/contract';
import { hasStepKey, type StepKey } from '@/api/plan-step/queries';

/** After this time in milliseconds the page says that a change is waiting. */
export const STEP_LATE_MS = 2500;

/** Why the server refused a change: the status, and its own message if it has one, with its language (BCP 47). */
const refusalSchema = v.object({
  status: v.number(),
  text: v.nullable(v.string()),
  language: v.optional(v.string()),
});
export type StepRefusal = v.InferOutput<typeof refusalSchema>;

const entrySchema = v.object({
  program_id: v.string(),
  key: v.string(),
  /** The whole step; `null` to delete it. */
  fields: v.nullable(planStepFieldsSchema),
  refused: v.nullable(refusalSchema),
  /** The server has it. Written just before the entry is removed, so that other tabs learn it. */
  saved: v.optional(v.boolean()),
});
/** The newest change of a step, on this device until the server has it. */
export type OutboxEntry = v.InferOutput<typeof entrySchema>;

/** The result of sending a change. Sending never rejects. */
export type SendOutcome =
  | { kind: 'saved' }
  | { kind: 'refused'; refusal: StepRefusal }
  /** No response, or a server error: the result is unknown. */
  | { kind: 'failed' }
  /** Nothing can be sent now: there is no network, or the session has ended. */
  | { kind: 'stopped' };

/** Reads a stored entry; `null` if it is damaged or of another version. */
export function readEntry(raw: string): OutboxEntry | null {
  try {
    const parsed = v.safeParse(entrySchema, JSON.parse(raw));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

export function newEntry({ program_id, key }: StepKey, fields: PlanStepFields | null): OutboxEntry {
  return { program_id: String(program_id), key, fields, refused: null };
}

/** The change as one text. Equal texts are the same change, whenever it was made. */
export function changeText({ program_id, key, fields }: OutboxEntry): string {
  return JSON.stringify([
    program_id,
    key,
    fields && Object.entries(fields).sort(([a], [b]) => a.localeCompare(b, 'en')),
  ]);
}

/** The first change that can be sent and was not tried yet. */
export function nextToSend(
  entries: readonly OutboxEntry[],
  tried: ReadonlySet<string>,
): OutboxEntry | undefined {
  return entries.find((entry) => !entry.refused && !tried.has(changeText(entry)));
}

/**
 * The stored entry after a send; `null` to remove it. It stays unchanged if it was edited after `sent`.
 */
export function settle(
  entry: OutboxEntry,
  sent: OutboxEntry,
  outcome: SendOutcome,
): OutboxEntry | null {
  if (changeText(entry) !== changeText(sent)) return entry;
  if (outcome.kind === 'saved') return null;
  return outcome.kind === 'refused' ? { ...entry, refused: outcome.refusal } : entry;
}

/** Whether a change takes its step off the list. */
export function isRemoval({ fields }: OutboxEntry): boolean {
  return fields === null || fields.state === 'skipped';
}

/** The server's steps with the changes of this device. A step stays if its removal was refused. */
export function withEntries(
  records: readonly PlanStepRecord[],
  entries: readonly OutboxEntry[],
): PlanStepRecord[] {
  const applied = entries.filter((entry) => !entry.refused || !isRemoval(entry));
  const others = records.filter((record) => !applied.some((entry) => hasStepKey(record, entry)));
  return [...others, ...applied.flatMap((entry) => recordOfEntry(entry) ?? [])];
}

/** The step as the server will have it; `null` if it will be deleted. */
export function recordOfEntry({ program_id, key, fields }: OutboxEntry): PlanStepRecord | null {
  return fields && { program_id, key, ...fields, updated_at: '' };
}
