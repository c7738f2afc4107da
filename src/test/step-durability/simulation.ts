import type { PlanStepFields } from '@/api/plan-step/contract';
import type { StepKey } from '@/api/plan-step/queries';
import { readEntry, type OutboxEntry, type SendOutcome } from '@/shared/steps/outbox';
import { createOutboxSync, type OutboxSync } from '@/shared/steps/outbox-sync';
import { createOutboxStore } from '@/shared/steps/outbox-store';
import { flushMicrotasks } from '@/test/wait-for';
import { createLockQueue } from '@/test/lock-queue';
import { createStepServer } from './server';

/** How the server replies to the next request; `drop` loses the connection. */
export type Reply = 'ok' | 'refuse' | 'break' | 'drop-before' | 'drop-after';

/** A session as one tab knows it; another tab may have replaced it. */
type Session = { token: string; student: string };
type Tab = {
  alive: boolean;
  session: Session | null;
  sync: OutboxSync | null;
  storage: Storage;
  /** Storage events from other tabs that have not been delivered yet. */
  storageEvents: [key: string, raw: string | null][];
  /** What another tab has saved. */
  saved: OutboxEntry[];
};
type Pending = {
  tab: Tab;
  session: Session;
  finish: (outcome: SendOutcome) => void;
  outcome: SendOutcome;
};

export type Simulation = ReturnType<typeof createSimulation>;

/**
 * A simulation of one device with two tabs, a server with faults, and two students who sign in and out. Nothing happens
 * until the test asks for it.
 */
export function createSimulation() {
  const server = createStepServer();
  const items = new Map<string, string>();
  const tabs: (Tab | null)[] = [null, null];
  let cookie: Session | null = { token: '0', student: 'linh' };
  let signIns = 0;
  let online = true;
  let full = false;
  let replies: Reply[] = [];
  let pending: Pending[] = [];
  const lock = createLockQueue<Tab>((_tab, run) => run());

  function post(from: Tab, key: string, raw: string | null): void {
    for (const tab of tabs) if (tab && tab !== from) tab.storageEvents.push([key, raw]);
  }

  /** The shared storage as a tab writes it: the other tab gets the event. */
  function storageOf(tab: () => Tab): Storage {
    return {
      get length() {
        return items.size;
      },
      key: (at) => [...items.keys()][at] ?? null,
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, raw) => {
        if (full) throw new DOMException('full', 'QuotaExceededError');
        items.set(key, raw);
        post(tab(), key, raw);
      },
      removeItem: (key) => {
        if (items.delete(key)) post(tab(), key, null);
      },
      clear: () => items.clear(),
    };
  }

  /** What `stepServer` does: nothing is sent for a session that has ended or was replaced in another tab. */
  function send(tab: Tab, session: Session, entry: OutboxEntry): Promise<SendOutcome> {
    const stopped: SendOutcome = { kind: 'stopped' };
    const isReplaced = cookie !== null && cookie.token !== session.token;
    if (tab.session !== session || isReplaced || !online) return Promise.resolve(stopped);
    if (cookie === null) {
      // A 401.
      end(tab);
      return Promise.resolve(stopped);
    }
    const { student } = cookie;
    const outcome = (): SendOutcome => {
      server.receive(student, session.student, entry);
      switch (replies.shift() ?? 'ok') {
        case 'ok':
          server.apply(student, entry);
          return { kind: 'saved' };
        case 'refuse':
          return { kind: 'refused', refusal: { status: 422, text: null } };
        case 'break':
          return { kind: 'failed' };
        case 'drop-after':
          server.apply(student, entry);
          return stopped;
        case 'drop-before':
          return stopped;
      }
    };
    return new Promise((finish) => {
      const answer = outcome();
      const done = (given: SendOutcome) => {
        if (given.kind === 'saved') server.answered(student, entry);
        finish(given);
      };
      pending.push({ tab, session, finish: done, outcome: answer });
    });
  }

  function begin(tab: Tab): void {
    const session = cookie;
    tab.session = session;
    tab.sync = null;
    if (!session) return;
    const sync = createOutboxSync({
      store: createOutboxStore(session.student, () => tab.storage),
      send: (entry) => send(tab, session, entry),
      lock: (work) => lock.request(tab, work),
      onSavedElsewhere: (entry) => tab.saved.push(entry),
    });
    tab.sync = sync;
    void sync.flush();
  }

  function end(tab: Tab): void {
    tab.session = null;
    tab.sync = null;
  }

  return {
    server,
    flushMicrotasks,
    tab: (place: number) => tabs[place] ?? null,
    pendingCount: () => pending.length,
    /** The changes of a student on the device. */
    entries: (student: string): OutboxEntry[] =>
      [...items]
        .filter(([key]) => key.startsWith(`steps.${student}.`))
        .flatMap(([, raw]) => readEntry(raw) ?? [])
        .filter(({ saved }) => !saved),
    open: (place: number) => {
      if (tabs[place]) return;
      const tab: Tab = {
        alive: true,
        session: null,
        sync: null,
        storage: storageOf(() => tab),
        storageEvents: [],
        saved: [],
      };
      tabs[place] = tab;
      begin(tab);
    },
    /** Closes a tab at once: its requests are lost, and its lock is free. */
    kill: (place: number) => {
      const tab = tabs[place];
      if (!tab) return;
      tab.alive = false;
      tabs[place] = null;
      pending = pending.filter((item) => item.tab !== tab);
      lock.close(tab);
    },
    put: (place: number, step: StepKey, fields: PlanStepFields | null) =>
      tabs[place]?.sync?.put(step, fields),
    /** Signs in or out in a tab; the other one notices at its next `sync`. */
    sign: (place: number, student: string | null) => {
      const tab = tabs[place];
      if (!tab) return;
      signIns += 1;
      cookie = student === null ? null : { token: String(signIns), student };
      end(tab);
      begin(tab);
    },
    /** A tab notices that another one has signed in or out. */
    sync: (place: number) => {
      const tab = tabs[place];
      if (tab && tab.session?.token !== cookie?.token) begin(tab);
    },
    setReplies: (next: Reply[]) => {
      replies = next;
    },
    setOnline: (on: boolean) => {
      online = on;
    },
    /** Fills the storage of the device, or frees it. */
    fill: (on: boolean) => {
      full = on;
    },
    /** Delivers the oldest pending response; one of a session that has ended is ignored, as the client does. */
    answer: async () => {
      const next = pending.shift();
      if (next?.tab.alive) {
        const isCurrent = next.tab.session === next.session;
        next.finish(isCurrent ? next.outcome : { kind: 'stopped' });
      }
      await flushMicrotasks();
    },
    /** Delivers one storage event to a tab. */
    deliver: (place: number) => {
      const tab = tabs[place];
      const event = tab?.storageEvents.shift();
      if (tab && event) tab.sync?.syncWithTabs(...event);
    },
  };
}
