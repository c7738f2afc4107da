import type { StepKey } from '@/api/plan-step/queries';
import { changeText, type OutboxEntry } from '@/shared/steps/outbox';

/** What became of one change. */
type Count = { made: number; applied: number; owed: boolean };

function placeText({ program_id, key }: StepKey): string {
  return `${program_id} ${key}`;
}

/** The steps of each student, a count for each change, and everything that must not happen. */
export function createStepServer() {
  const values = new Map<string, string>();
  const counts = new Map<string, Count>();
  const violations: string[] = [];
  let made = 0;

  const at = (student: string, place: StepKey) => `${student} ${placeText(place)}`;
  const countOf = (student: string, entry: OutboxEntry): Count => {
    const id = `${student} ${changeText(entry)}`;
    const count = counts.get(id) ?? { made: 0, applied: 0, owed: false };
    counts.set(id, count);
    return count;
  };

  return {
    violations,
    /** How many changes were made. */
    changes: () => made,
    /** The value of a step, as a change; `undefined` for none. */
    value: (student: string, place: StepKey) => values.get(at(student, place)),
    /** The student has made a change: it may be sent until it is answered. */
    made: (student: string, entry: OutboxEntry) => {
      made += 1;
      const count = countOf(student, entry);
      count.made += 1;
      count.owed = true;
    },
    /** A request has arrived in the session of `student`, made by the tab of `owner`. */
    receive: (student: string, owner: string, entry: OutboxEntry) => {
      const id = changeText(entry);
      if (student !== owner) violations.push(`${id} of ${owner} was sent for ${student}`);
      const count = countOf(student, entry);
      if (count.made === 0) violations.push(`${id} was never made by ${student}`);
      else if (!count.owed) violations.push(`${id} was sent again after its answer`);
    },
    apply: (student: string, entry: OutboxEntry) => {
      const place = at(student, entry);
      const next = changeText(entry);
      if ((values.get(place) ?? '') === next) return;
      values.set(place, next);
      const count = countOf(student, entry);
      count.applied += 1;
      if (count.applied > count.made) violations.push(`${next} was applied twice`);
    },
    /** A response has reached its tab. */
    answered: (student: string, entry: OutboxEntry) => {
      countOf(student, entry).owed = false;
    },
  };
}
