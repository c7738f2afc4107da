import type { EssayDraft, ServerText } from '@/features/essays/draft/draft';
import { readDraft } from '@/features/essays/draft/stored-draft';
import { flushMicrotasks } from '@/test/wait-for';
import { createLockQueue } from '@/test/lock-queue';
import { createDevice } from './device';
import { createDraftSync, type DraftSync } from '@/features/essays/draft/draft-sync';
import type { DraftSyncDeps, SaveOutcome } from '@/features/essays/draft/draft-sync-types';
import { createDraftStore } from '@/features/essays/draft/draft-store';

/** How the server replies to the next save; `drop` loses the connection. */
export type Reply = 'ok' | 'refuse' | 'break' | 'drop-before' | 'drop-after' | 'hang';

type Save = Parameters<DraftSyncDeps['save']>[0];
type Timer = { at: number; run: () => void };

type Tab = {
  alive: boolean;
  sync: DraftSync;
  /** The tab's copy of the stored record: the shared one, or its own if the device is full. */
  read: () => EssayDraft | null;
  timers: Timer[];
  /** Storage events from other tabs that have not been delivered yet. */
  storageEvents: (EssayDraft | null)[];
};

type Pending = {
  tab: Tab;
  content: string | undefined;
  finish: (outcome: SaveOutcome) => void;
  outcome: SaveOutcome;
};

export type Simulation = ReturnType<typeof createSimulation>;

/**
 * A simulation for one essay: a server with faults, a network, one device with two tabs, a clock, and another
 * device that also writes. Nothing happens until the test asks for it.
 */
export function createSimulation() {
  let clock = 0;
  let replies: Reply[] = [];
  let pending: Pending[] = [];
  const copying: { tab: Tab; resolve: () => void }[] = [];
  let writer: Tab | null = null;
  const tabs: (Tab | null)[] = [null, null];
  let focus = 0;
  let opened = 0;

  const startText: ServerText = { version: 1, content: '', updated_at: '' };
  const server = {
    text: startText,
    versions: new Array<string>(),
    copies: new Array<string>(),
    /** Saves that were sent before another one was answered. */
    violations: new Array<string>(),
  };

  const device = createDevice((raw) => {
    for (const tab of tabs)
      if (tab && tab !== writer) tab.storageEvents.push(raw === null ? null : readDraft(raw));
  });

  function write({ version, content, checkpoint }: Save): SaveOutcome {
    if (version !== server.text.version) return { kind: 'newer', essay: server.text };
    if (content !== undefined && content !== server.text.content) {
      if (checkpoint) server.versions.push(server.text.content);
      server.text = { version: version + 1, content, updated_at: String(clock) };
    }
    return { kind: 'saved', essay: server.text };
  }

  function send(tab: Tab, body: Save): Promise<SaveOutcome> {
    const [other] = pending;
    if (other)
      server.violations.push(`“${body.content}” was sent before “${other.content}” was answered`);
    const lost: SaveOutcome = { kind: 'failed', offline: true };
    const outcome = (): SaveOutcome => {
      switch (replies.shift() ?? 'ok') {
        case 'ok':
          return write(body);
        case 'refuse':
          return { kind: 'refused', message: 'Too long' };
        case 'break':
          return { kind: 'failed', offline: false };
        case 'drop-after':
          write(body);
          return lost;
        case 'drop-before':
        case 'hang':
          return lost;
      }
    };
    const { content } = body;
    return new Promise((finish) => pending.push({ tab, content, finish, outcome: outcome() }));
  }

  /** Writes like a tab, so that the other one gets the event. */
  function as<R>(tab: Tab, act: () => R): R {
    const before = writer;
    writer = tab;
    try {
      return act();
    } finally {
      writer = before;
    }
  }

  const lock = createLockQueue<Tab>(as);

  function open(place: number, answered: boolean): void {
    if (tabs[place]) return;
    const raw = device.raw();
    if (!answered && raw === null) return;
    const tab: Tab = {
      alive: true,
      sync: null as never,
      read: () => null,
      timers: [],
      storageEvents: [],
    }; // made below
    const guarded = createDraftStore('u', 'e', () => device.storage);
    tab.read = guarded.read;
    tab.sync = createDraftSync(
      {
        store: {
          key: guarded.key,
          read: guarded.read,
          write: (draft) => as(tab, () => guarded.write(draft)),
          remove: () => as(tab, guarded.remove),
        },
        save: (body) => send(tab, body),
        lock: (work) => lock.request(tab, work),
        tab: String((opened += 1)),
        now: () => new Date(clock),
        setTimer: (ms, run) => {
          const timer = { at: clock + ms, run };
          tab.timers.push(timer);
          return () => {
            tab.timers = tab.timers.filter((item) => item !== timer);
          };
        },
        onReturn: () => void tab.sync.receive(server.text),
      },
      answered ? server.text : null,
    );
    tabs[place] = tab;
    tab.sync.start();
  }

  /** Closes a tab at once: its timers stop, and its lock is free. */
  function kill(place: number): void {
    const tab = tabs[place];
    if (!tab) return;
    tab.alive = false;
    tabs[place] = null;
    pending = pending.filter((item) => item.tab !== tab);
    lock.close(tab);
  }

  return {
    server,
    tab: (place: number) => tabs[place] ?? null,
    focused: () => tabs[focus] ?? null,
    pendingCount: () => pending.length,
    flushMicrotasks,
    open,
    kill,
    fill: device.fill,
    /** The draft on the device. */
    record: () => readDraft(device.raw() ?? ''),
    /** The drafts in memory and the visible texts of the open tabs. */
    inTabs: () =>
      tabs.flatMap((tab) => {
        const draft = tab?.read();
        const shown = tab ? [tab.sync.getState().content] : [];
        return draft ? [...shown, draft.content, ...draft.pendingCheckpoints] : shown;
      }),
    /** The replies to the next saves, in this order. */
    setReplies: (next: Reply[]) => {
      replies = next;
    },
    /** Focuses a tab. */
    goTo: (place: number) => {
      focus = place;
      tabs[place]?.sync.resume();
    },
    /** Advances the clock, and runs the timers that are due. */
    pass: async (ms: number) => {
      clock += ms;
      for (const tab of tabs) {
        const due = tab?.timers.filter(({ at }) => at <= clock) ?? [];
        if (tab) tab.timers = tab.timers.filter(({ at }) => at > clock);
        for (const { run } of due) run();
      }
      await flushMicrotasks();
    },
    /** Delivers the oldest pending response. */
    answer: async () => {
      const copied = copying.shift();
      if (copied?.tab.alive) copied.resolve();
      const next = copied ? undefined : pending.shift();
      if (next?.tab.alive) next.finish(next.outcome);
      await flushMicrotasks();
    },
    /** Delivers one storage event to a tab. */
    deliver: (place: number) => {
      const tab = tabs[place];
      const event = tab?.storageEvents.shift();
      if (tab && event !== undefined) tab.sync.syncWithTabs(event);
    },
    /** Saves a text from another device, on top of the account's text. */
    elsewhere: (token: string) => {
      write({ version: server.text.version, content: server.text.content + token });
    },
    /** Creates an essay in the account from a tab; `answer` delivers the response. */
    copy: (tab: Tab, content: string): Promise<void> => {
      server.copies.push(content);
      return new Promise((resolve) => {
        copying.push({ tab, resolve });
      });
    },
  };
}
