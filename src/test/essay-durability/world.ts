import type { EssayDraft, ServerText } from '@/features/essays/draft/draft';
import { readDraft } from '@/features/essays/draft/draft';
import { createDevice } from './device';
import { createDraftEngine, type DraftEngine } from '@/features/essays/draft/draft-engine';
import type { EngineDeps, SaveOutcome } from '@/features/essays/draft/engine-types';
import { createDraftStore } from '@/features/essays/draft/draft-store';

/** How the server and the network treat the next save. */
export type Fate = 'ok' | 'refuse' | 'break' | 'drop-before' | 'drop-after' | 'hang';

type Save = Parameters<EngineDeps['save']>[0];
type Timer = { at: number; run: () => void };
type Waiting = { tab: Tab; run: () => Promise<void> };

type Tab = {
  alive: boolean;
  engine: DraftEngine;
  /** What the tab has of the record: the shared one, or its own where the device is full. */
  read: () => EssayDraft | null;
  timers: Timer[];
  /** Records that other tabs wrote and this one has not been told of yet. */
  mail: (EssayDraft | null)[];
};

/** Lets everything that waits for nothing but its turn run. */
async function quiet(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
}

/**
 * A small world for one essay: a server that keeps a text only where it is told to, a network, one device
 * with two tabs, a clock, and another device that writes too. Nothing happens by itself.
 */
export function createWorld() {
  let clock = 0;
  let fates: Fate[] = [];
  let pending: { tab: Tab; finish: (outcome: SaveOutcome) => void; outcome: SaveOutcome }[] = [];
  const copying: { tab: Tab; resolve: () => void }[] = [];
  let writer: Tab | null = null;
  let holder: Tab | null = null;
  let queue: Waiting[] = [];
  const tabs: (Tab | null)[] = [null, null];
  let focus = 0;
  let opened = 0;

  const startText: ServerText = { version: 1, content: '', updated_at: '' };
  const server = {
    text: startText,
    versions: new Array<string>(),
    copies: new Array<string>(),
  };

  const device = createDevice((raw) => {
    for (const tab of tabs)
      if (tab && tab !== writer) tab.mail.push(raw === null ? null : readDraft(raw));
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
    const lost: SaveOutcome = { kind: 'failed', offline: true };
    const outcome = (): SaveOutcome => {
      switch (fates.shift() ?? 'ok') {
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
    return new Promise((finish) => pending.push({ tab, finish, outcome: outcome() }));
  }

  /** As a tab does it, so that the other one is told. */
  function as(tab: Tab, act: () => void): void {
    const before = writer;
    writer = tab;
    act();
    writer = before;
  }

  function pump(): void {
    if (holder) return;
    const next = queue.shift();
    if (!next) return;
    holder = next.tab;
    const release = () => {
      if (holder === next.tab) holder = null;
      pump();
    };
    as(next.tab, () => void next.run().then(release, release));
  }

  function open(place: number, answered: boolean): void {
    if (tabs[place]) return;
    const raw = device.raw();
    if (!answered && raw === null) return;
    const tab: Tab = { alive: true, engine: null as never, read: () => null, timers: [], mail: [] }; // made below
    const guarded = createDraftStore('u', 'e', () => device.storage);
    tab.read = guarded.read;
    const mine =
      <A extends unknown[], R>(act: (...args: A) => R) =>
      (...args: A): R => {
        const before = writer;
        writer = tab;
        try {
          return act(...args);
        } finally {
          writer = before;
        }
      };
    tab.engine = createDraftEngine(
      {
        store: {
          key: guarded.key,
          read: guarded.read,
          write: mine(guarded.write),
          remove: mine(guarded.remove),
        },
        save: (body) => send(tab, body),
        lock: (work) =>
          new Promise((resolve, reject) => {
            queue.push({ tab, run: () => work().then(resolve, reject) });
            pump();
          }),
        tab: String((opened += 1)),
        now: () => new Date(clock),
        setTimer: (ms, run) => {
          const timer = { at: clock + ms, run };
          tab.timers.push(timer);
          return () => {
            tab.timers = tab.timers.filter((item) => item !== timer);
          };
        },
        onReturn: () => void tab.engine.receive(server.text),
      },
      answered ? server.text : null,
    );
    tabs[place] = tab;
    tab.engine.start();
  }

  /** A tab is gone at once: nothing of it runs any more, and its lock is free. */
  function kill(place: number): void {
    const tab = tabs[place];
    if (!tab) return;
    tab.alive = false;
    tabs[place] = null;
    pending = pending.filter((item) => item.tab !== tab);
    queue = queue.filter((item) => item.tab !== tab);
    if (holder === tab) holder = null;
    pump();
  }

  return {
    server,
    tab: (place: number) => tabs[place] ?? null,
    focused: () => tabs[focus] ?? null,
    pendingCount: () => pending.length,
    quiet,
    open,
    kill,
    fill: device.fill,
    /** The draft that is on the device. */
    record: () => readDraft(device.raw() ?? ''),
    /** The drafts in memory and the texts that are shown in the open tabs. */
    inTabs: () =>
      tabs.flatMap((tab) => {
        const draft = tab?.read();
        const shown = tab ? [tab.engine.getState().content] : [];
        return draft ? [...shown, draft.content, ...draft.pendingCheckpoints] : shown;
      }),
    /** What the next saves meet, in this order. */
    setFates: (next: Fate[]) => {
      fates = next;
    },
    /** A person goes to a tab. */
    goTo: (place: number) => {
      focus = place;
      tabs[place]?.engine.resume();
    },
    /** Lets time pass, and the timers run that are due then. */
    pass: async (ms: number) => {
      clock += ms;
      for (const tab of tabs) {
        const due = tab?.timers.filter(({ at }) => at <= clock) ?? [];
        if (tab) tab.timers = tab.timers.filter(({ at }) => at > clock);
        for (const { run } of due) run();
      }
      await quiet();
    },
    /** The oldest answer that is on its way arrives. */
    answer: async () => {
      const copied = copying.shift();
      if (copied?.tab.alive) copied.resolve();
      const next = copied ? undefined : pending.shift();
      if (next?.tab.alive) next.finish(next.outcome);
      await quiet();
    },
    /** A tab is told of one thing that the other one has written. */
    deliver: (place: number) => {
      const tab = tabs[place];
      const letter = tab?.mail.shift();
      if (tab && letter !== undefined) tab.engine.syncWithTabs(letter);
    },
    /** A student writes on another device, on what the account has. */
    elsewhere: (token: string) => {
      write({ version: server.text.version, content: server.text.content + token });
    },
    /** A new essay in the account, asked for by a tab; the answer comes with the next one. */
    copy: (tab: Tab, content: string): Promise<void> => {
      server.copies.push(content);
      return new Promise((resolve) => {
        copying.push({ tab, resolve });
      });
    },
  };
}
