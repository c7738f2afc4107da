import { describe, expect, it } from 'vitest';
import { textHash } from '@/lib/text-hash';
import { createSimulation, type Simulation } from '@/test/essay-durability/simulation';

function syncOf(simulation: Simulation, place = 0) {
  const tab = simulation.tab(place);
  if (!tab) throw new Error(`Tab ${place} is not open`);
  return tab.sync;
}

/** A simulated device with the essay open in one tab. */
function opened() {
  const simulation = createSimulation();
  simulation.open(0, true);
  return { simulation, sync: syncOf(simulation) };
}

/** A pause in typing, then the responses of its saves. */
async function pause(simulation: Simulation): Promise<void> {
  await simulation.pass(1000);
  while (simulation.pendingCount() > 0) await simulation.answer();
}

describe('typing', () => {
  it('is stored on the device at once, saved after a pause, then removed from the device', async () => {
    const { simulation, sync } = opened();
    sync.change('It rained.');
    expect(simulation.record()?.content).toBe('It rained.');
    expect(sync.getState()).toMatchObject({ content: 'It rained.', phase: 'waiting' });

    await simulation.pass(999);
    expect(simulation.pendingCount()).toBe(0);
    await simulation.pass(1);
    expect(sync.getState().phase).toBe('saving');
    await simulation.answer();
    expect(sync.getState().phase).toBe('saved');
    expect(simulation.server.text.content).toBe('It rained.');
    expect(simulation.record()).toBeNull();
  });

  it('continues during a save, and is saved after it', async () => {
    const { simulation, sync } = opened();
    sync.change('It');
    await simulation.pass(1000);
    sync.change('It rained.');
    await simulation.answer();
    expect(sync.getState()).toMatchObject({ content: 'It rained.', phase: 'waiting' });
    await pause(simulation);
    expect(simulation.server.text.content).toBe('It rained.');
  });

  it('that restores the saved text leaves nothing on the device', () => {
    const { simulation, sync } = opened();
    sync.change('It');
    sync.change('');
    expect([simulation.record(), sync.getState().phase]).toEqual([null, 'saved']);
  });
});

describe('a failed save', () => {
  it.each([
    ['drop-before', 'offline'],
    ['drop-after', 'offline'],
    ['break', 'failed'],
  ] as const)(
    '(%s) is reported, and repeated at the next pause and on return',
    async (reply, phase) => {
      const { simulation, sync } = opened();
      simulation.setReplies([reply, reply]);
      sync.change('It');
      await pause(simulation);
      expect(sync.getState().phase).toBe(phase);
      sync.change('It rained.');
      await pause(simulation);
      expect(sync.getState().phase).toBe(phase);
      sync.resume();
      await pause(simulation);
      expect(sync.getState().phase).toBe('saved');
      expect(simulation.server.text.content).toBe('It rained.');
    },
  );

  it('is reported with the reason if the text is rejected, and waits for a change', async () => {
    const { simulation, sync } = opened();
    simulation.setReplies(['refuse']);
    sync.change('It');
    await pause(simulation);
    expect(sync.getState()).toMatchObject({ phase: 'refused', message: 'Too long' });
    expect(simulation.record()?.refused).toEqual([textHash('It')]);
    sync.resume();
    await simulation.pass(0);
    expect(simulation.pendingCount()).toBe(0);
    sync.change('I');
    expect(sync.getState()).toMatchObject({ phase: 'waiting', message: null });
    await pause(simulation);
    expect(sync.getState().phase).toBe('saved');
  });
});

describe('a text saved by another device', () => {
  async function conflicted() {
    const { simulation } = opened();
    syncOf(simulation).change('Mine');
    simulation.elsewhere('Theirs');
    await pause(simulation);
    return { simulation, sync: syncOf(simulation) };
  }

  it('replaces the text if nothing was typed', async () => {
    const { simulation } = opened();
    simulation.elsewhere('Theirs');
    syncOf(simulation).resume();
    await simulation.flushMicrotasks();
    expect(syncOf(simulation).getState()).toMatchObject({ content: 'Theirs', phase: 'saved' });
  });

  it('conflicts with typed text until the student chooses; nothing is sent until then', async () => {
    const { simulation, sync } = await conflicted();
    expect(sync.getState()).toMatchObject({ content: 'Mine', phase: 'conflict' });
    expect(sync.getState().newer?.content).toBe('Theirs');
    sync.change('Mine too');
    await simulation.pass(1000);
    expect(simulation.pendingCount()).toBe(0);
    simulation.kill(0);
    simulation.open(0, true);
    expect(syncOf(simulation).getState()).toMatchObject({
      content: 'Mine too',
      phase: 'conflict',
    });
  });

  it('becomes a version if the student keeps their own', async () => {
    const { simulation, sync } = await conflicted();
    void sync.keepMine();
    await pause(simulation);
    expect(simulation.server).toMatchObject({ text: { content: 'Mine' }, versions: ['Theirs'] });
    expect([simulation.record(), sync.getState().phase]).toEqual([null, 'saved']);
  });

  it('replaces the text if chosen, and the student’s own becomes a version', async () => {
    const { simulation, sync } = await conflicted();
    void sync.keepTheirs();
    expect(sync.getState().content).toBe('Theirs');
    await pause(simulation);
    expect(simulation.server).toMatchObject({ text: { content: 'Theirs' }, versions: ['Mine'] });
    expect(simulation.record()).toBeNull();
  });

  it('replaces the text, and the student’s own becomes another essay, if both are kept', async () => {
    const { simulation, sync } = await conflicted();
    const tab = simulation.tab(0);
    if (!tab) throw new Error('The tab is gone');
    const done = sync.keepBoth((content) => simulation.copy(tab, content));
    await simulation.answer();
    expect(await done).toBe(true);
    expect(simulation.server).toMatchObject({ text: { content: 'Theirs' }, copies: ['Mine'] });
    expect([simulation.record(), sync.getState().content]).toEqual([null, 'Theirs']);
  });

  it('is no conflict if it is the student’s own save whose response was lost', async () => {
    const { simulation, sync } = opened();
    simulation.setReplies(['drop-after']);
    sync.change('It');
    await pause(simulation);
    sync.change('It rained.');
    await pause(simulation);
    expect(sync.getState()).toMatchObject({ content: 'It rained.', phase: 'saved' });
  });
});

describe('an earlier version', () => {
  it('can be restored, and the current text becomes a version', async () => {
    const { simulation, sync } = opened();
    sync.change('New');
    await pause(simulation);
    void sync.restoreVersion('Old');
    expect(sync.getState().content).toBe('Old');
    await pause(simulation);
    expect(simulation.server).toMatchObject({ text: { content: 'Old' }, versions: ['New'] });
  });
});

describe('two tabs', () => {
  it('that are used in turns share one text, without a conflict or a version', async () => {
    const { simulation } = opened();
    simulation.open(1, true);
    for (let turn = 0; turn < 6; turn += 1) {
      const place = turn % 2;
      syncOf(simulation, place).change(`${syncOf(simulation, place).getState().content} ${turn}`);
      if (turn === 3) await pause(simulation);
      simulation.deliver(1 - place);
      simulation.deliver(1 - place);
      simulation.deliver(1 - place);
    }
    await pause(simulation);
    await simulation.pass(4000);
    expect([0, 1].map((place) => syncOf(simulation, place).getState().content)).toEqual([
      ' 0 1 2 3 4 5',
      ' 0 1 2 3 4 5',
    ]);
    expect(simulation.server).toMatchObject({ text: { content: ' 0 1 2 3 4 5' }, versions: [] });
  });

  it('that were used at the same time keep both texts', async () => {
    const { simulation } = opened();
    simulation.open(1, true);
    syncOf(simulation, 0).change('One');
    syncOf(simulation, 1).change('Two');
    await pause(simulation);
    expect(simulation.server).toMatchObject({ text: { content: 'Two' }, versions: ['One'] });
  });

  it('save the text of a tab that crashed', async () => {
    const { simulation } = opened();
    simulation.open(1, true);
    syncOf(simulation, 0).change('One');
    simulation.deliver(1);
    simulation.kill(0);
    await simulation.pass(2500);
    await simulation.answer();
    expect(simulation.server.text.content).toBe('One');
  });
});

describe('a device without storage', () => {
  it('is reported, and the text is still saved to the account', async () => {
    const { simulation, sync } = opened();
    simulation.fill(true);
    sync.change('It rained.');
    expect(sync.getState()).toMatchObject({
      content: 'It rained.',
      storable: false,
      phase: 'waiting',
    });
    await pause(simulation);
    expect(sync.getState()).toMatchObject({ phase: 'saved' });
    expect(simulation.server.text.content).toBe('It rained.');
  });
});
