import { expect, it } from 'vitest';
import { createSimulation } from '@/test/essay-durability/simulation';
import { baseOf, type EssayDraft, type ServerText } from './draft';
import { createDraftSync } from './draft-sync';
import type { SaveOutcome } from './draft-sync-types';

const before: ServerText = { version: 1, content: 'It', updated_at: '2026-11-21T07:00:00.000Z' };
const after: ServerText = {
  version: 2,
  content: 'It rained.',
  updated_at: '2026-11-21T07:05:00.000Z',
};
const synced: EssayDraft = {
  content: after.content,
  base: baseOf(after),
  sent: [],
  pendingCheckpoints: [],
  newer: null,
  vector: { account: 1, other: 3 },
  updatedAt: '2026-11-21T07:04:58.000Z',
};

/** The sync of a tab on a device whose record the test writes, as another tab would. Its saves end with `outcome`. */
function openedTab(outcome: SaveOutcome) {
  let stored: EssayDraft | null = null;
  const sync = createDraftSync(
    {
      store: {
        key: 'draft',
        read: () => stored,
        write: (draft) => {
          stored = draft;
          return true;
        },
        remove: () => (stored = null),
      },
      save: () => Promise.resolve(outcome),
      lock: (work) => work(),
      tab: 'this',
      now: () => new Date('2026-11-21T08:00:00.000Z'),
      setTimer: () => () => {},
      onReturn: () => {},
    },
    before,
  );
  const writeElsewhere = (draft: EssayDraft | null) => {
    stored = draft;
    sync.syncWithTabs(draft);
  };
  return { sync, writeElsewhere };
}

it('a tab says when another one has saved its text, even if it reads the record before it is removed', () => {
  const { sync, writeElsewhere } = openedTab({ kind: 'gone' });
  expect(sync.getState().savedAt).toBe(before.updated_at);
  writeElsewhere(synced);
  writeElsewhere(null);
  expect(sync.getState()).toMatchObject({
    content: after.content,
    phase: 'saved',
    savedAt: after.updated_at,
  });
});

it('tabs say the same time of a save, and keep it when a change is undone', async () => {
  const simulation = createSimulation();
  simulation.open(0, true);
  simulation.open(1, true);
  const times = () => [0, 1].map((place) => simulation.tab(place)?.sync.getState().savedAt);
  simulation.tab(0)?.sync.change('It rained.');
  await simulation.pass(1000);
  await simulation.answer();
  for (let event = 0; event < 4; event += 1) simulation.deliver(1);
  expect(times()).toEqual(['1000', '1000']);
  await simulation.pass(1000);
  simulation.tab(1)?.sync.change('It');
  simulation.tab(1)?.sync.change('It rained.');
  for (let event = 0; event < 2; event += 1) simulation.deliver(0);
  expect(times()).toEqual(['1000', '1000']);
});

it('an essay that another tab has restored and saved is not deleted any more', async () => {
  const { sync, writeElsewhere } = openedTab({ kind: 'gone' });
  sync.change('It rained.');
  await sync.save();
  expect(sync.getState().phase).toBe('gone');
  writeElsewhere({ ...synced, vector: { account: 1, this: 1, other: 1 } });
  writeElsewhere(null);
  expect(sync.getState()).toMatchObject({ phase: 'saved', savedAt: after.updated_at });
});

it('a conflict keeps the newest text of the server where the essay opens from an older cache', async () => {
  const simulation = createSimulation();
  simulation.open(0, true);
  const sync = simulation.tab(0)?.sync;
  sync?.change('Mine');
  simulation.elsewhere('Theirs');
  const cached = simulation.server.text;
  await sync?.receive(cached);
  simulation.elsewhere(' too');
  await sync?.receive(simulation.server.text);
  simulation.server.text = cached;
  simulation.open(1, true);
  expect(simulation.record()?.newer?.content).toBe('Theirs too');
  expect(simulation.tab(1)?.sync.getState()).toMatchObject({
    content: 'Mine',
    phase: 'conflict',
  });
});
