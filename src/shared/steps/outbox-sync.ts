import type { PlanStepFields } from '@/api/plan-step/contract';
import type { StepKey } from '@/api/plan-step/queries';
import { createListeners } from '@/lib/listeners';
import {
  changeText,
  newEntry,
  nextToSend,
  readEntry,
  settle,
  type OutboxEntry,
  type SendOutcome,
} from './outbox';
import type { OutboxStore } from './outbox-store';

/** What the sync depends on. */
export type OutboxDeps = {
  store: OutboxStore;
  /** Sends a change. Sends nothing once the student's session has ended. */
  send: (entry: OutboxEntry) => Promise<SendOutcome>;
  /** Runs one task at a time across tabs. */
  lock: (work: () => Promise<void>) => Promise<void>;
  /** Another tab has saved a change. */
  onSavedElsewhere: (entry: OutboxEntry) => void;
};

export type OutboxSync = ReturnType<typeof createOutboxSync>;

/**
 * Stores each change of a step on this device at once, and sends it to the server in the background. Every tab has its own sync; they
 * share the stored changes and send one at a time. See docs/plan.md.
 */
export function createOutboxSync({ store, send, lock, onSavedElsewhere }: OutboxDeps) {
  const { subscribe, notify } = createListeners();
  let entries: readonly OutboxEntry[] = store.all();
  let queued = false;

  function publish(): void {
    entries = store.all();
    notify();
  }

  function apply(sent: OutboxEntry, outcome: SendOutcome): void {
    // Another tab may have changed or discarded it meanwhile.
    const current = store.read(sent);
    if (!current) return;
    const next = settle(current, sent, outcome);
    if (next === null) store.finish(current);
    else if (next !== current) store.write(next);
  }

  async function sendAll(): Promise<void> {
    const tried = new Set<string>();
    for (;;) {
      const entry = nextToSend(store.all(), tried);
      if (!entry) return;
      tried.add(changeText(entry));
      const outcome = await send(entry);
      apply(entry, outcome);
      publish();
      if (outcome.kind === 'stopped') return;
    }
  }

  /** Sends everything that can be sent now. Never rejects. */
  async function flush(): Promise<void> {
    // Another tab may have sent some while nothing here listened to it.
    publish();
    if (queued || !nextToSend(store.all(), new Set())) return;
    queued = true;
    await lock(() => {
      queued = false;
      return sendAll();
    });
  }

  return {
    /** The changes that the server does not have. */
    getEntries: () => entries,
    subscribe,
    isAtRisk: store.isAtRisk,
    flush,

    /** A change, stored on this device when this returns; `null` deletes the step. */
    put: (stepKey: StepKey, fields: PlanStepFields | null) => {
      store.write(newEntry(stepKey, fields));
      void flush();
    },

    /** Sends a change again that the server has refused. */
    retry: (stepKey: StepKey) => {
      const entry = store.read(stepKey);
      if (!entry?.refused) return;
      store.write({ ...entry, refused: null });
      void flush();
    },

    /** Drops a change that the server has refused. */
    discard: (stepKey: StepKey) => {
      if (!store.read(stepKey)?.refused) return;
      store.remove(stepKey);
      publish();
    },

    /** A storage event: another tab has written a change, or removed it (`null`). */
    syncWithTabs: (key: string | null, raw: string | null) => {
      if (!store.owns(key)) return;
      const entry = raw === null ? null : readEntry(raw);
      if (entry?.saved) onSavedElsewhere(entry);
      else if (entry && key !== null) store.takeOver(key);
      publish();
    },
  };
}
