import type { StepKey } from '@/api/plan-step/queries';
import { keyPart } from '@/browser/draft-storage';
import { readEntry, type OutboxEntry } from './outbox';

/** The changes of one student's steps on this device. */
export type OutboxStore = {
  /** For the lock that all tabs share. */
  name: string;
  /** Whether a storage event is about these changes; `null` if everything was removed. */
  owns: (key: string | null) => boolean;
  all: () => OutboxEntry[];
  read: (stepKey: StepKey) => OutboxEntry | null;
  write: (entry: OutboxEntry) => void;
  /** The server has it: other tabs get the entry before it is gone. */
  finish: (entry: OutboxEntry) => void;
  remove: (stepKey: StepKey) => void;
  /** Another tab has written a newer change. */
  takeOver: (key: string) => void;
  /** Whether the device refuses to store changes, so that they are only in this tab. */
  isAtRisk: () => boolean;
};

/** Begins the keys of a student's changes. They survive a logout (`OUTLIVES_SESSION` in src/browser/session-reset.ts). */
export function outboxPrefix(studentId: string | number): string {
  return `steps.${keyPart(studentId)}.`;
}

/**
 * All tabs share it through `open()`: one key a step, so that two tabs never overwrite each other's steps. Never throws;
 * memory replaces a storage that fails.
 */
export function createOutboxStore(
  studentId: string | number,
  open: () => Storage = () => localStorage,
): OutboxStore {
  const prefix = outboxPrefix(studentId);
  const memory = new Map<string, OutboxEntry>();
  const keyOf = ({ program_id, key }: StepKey) => `${prefix}${keyPart(program_id)}.${keyPart(key)}`;

  function stored(key: string): OutboxEntry | null {
    try {
      const entry = readEntry(open().getItem(key) ?? '');
      return entry?.saved ? null : entry;
    } catch {
      return null;
    }
  }

  function storedKeys(): string[] {
    try {
      const storage = open();
      return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter(
        (key) => key.startsWith(prefix),
      );
    } catch {
      return [];
    }
  }

  const write = (entry: OutboxEntry): void => {
    const key = keyOf(entry);
    try {
      open().setItem(key, JSON.stringify(entry));
      memory.delete(key);
    } catch {
      memory.set(key, entry);
    }
  };

  const remove = (stepKey: StepKey): void => {
    const key = keyOf(stepKey);
    memory.delete(key);
    try {
      open().removeItem(key);
    } catch {
      // Nothing is stored.
    }
  };

  return {
    name: prefix,
    owns: (key) => key === null || key.startsWith(prefix),
    all: () => {
      const keys = new Set([...storedKeys(), ...memory.keys()]);
      return [...keys].sort().flatMap((key) => memory.get(key) ?? stored(key) ?? []);
    },
    read: (stepKey) => memory.get(keyOf(stepKey)) ?? stored(keyOf(stepKey)),
    write,
    finish: (entry) => {
      write({ ...entry, saved: true });
      remove(entry);
    },
    remove,
    takeOver: (key) => void memory.delete(key),
    isAtRisk: () => memory.size > 0,
  };
}
