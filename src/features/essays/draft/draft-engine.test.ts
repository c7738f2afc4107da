import { describe, expect, it } from 'vitest';
import { textHash } from '@/lib/text-hash';
import { createWorld } from '@/test/essay-durability/world';

type World = ReturnType<typeof createWorld>;

function engineOf(world: World, place = 0) {
  const tab = world.tab(place);
  if (!tab) throw new Error(`Tab ${place} is not open`);
  return tab.engine;
}

/** A simulated device with the essay open in one tab. */
function opened(): World {
  const world = createWorld();
  world.open(0, true);
  return world;
}

/** A pause in typing, then the responses of its saves. */
async function pause(world: World): Promise<void> {
  await world.pass(1000);
  while (world.pendingCount() > 0) await world.answer();
}

describe('typing', () => {
  it('is stored on the device at once, saved after a pause, then removed from the device', async () => {
    const world = opened();
    const engine = engineOf(world);
    engine.change('It rained.');
    expect(world.record()?.content).toBe('It rained.');
    expect(engine.getState()).toMatchObject({ content: 'It rained.', phase: 'waiting' });

    await world.pass(999);
    expect(world.pendingCount()).toBe(0);
    await world.pass(1);
    expect(engine.getState().phase).toBe('saving');
    await world.answer();
    expect(engine.getState().phase).toBe('saved');
    expect(world.server.text.content).toBe('It rained.');
    expect(world.record()).toBeNull();
  });

  it('continues during a save, and is saved after it', async () => {
    const world = opened();
    const engine = engineOf(world);
    engine.change('It');
    await world.pass(1000);
    engine.change('It rained.');
    await world.answer();
    expect(engine.getState()).toMatchObject({ content: 'It rained.', phase: 'waiting' });
    await pause(world);
    expect(world.server.text.content).toBe('It rained.');
  });

  it('that restores the saved text leaves nothing on the device', () => {
    const world = opened();
    const engine = engineOf(world);
    engine.change('It');
    engine.change('');
    expect([world.record(), engine.getState().phase]).toEqual([null, 'saved']);
  });
});

describe('a failed save', () => {
  it.each([
    ['drop-before', 'offline'],
    ['drop-after', 'offline'],
    ['break', 'failed'],
  ] as const)(
    '(%s) is reported, and repeated at the next pause and on return',
    async (fate, phase) => {
      const world = opened();
      const engine = engineOf(world);
      world.setFates([fate, fate]);
      engine.change('It');
      await pause(world);
      expect(engine.getState().phase).toBe(phase);
      engine.change('It rained.');
      await pause(world);
      expect(engine.getState().phase).toBe(phase);
      engine.resume();
      await pause(world);
      expect(engine.getState().phase).toBe('saved');
      expect(world.server.text.content).toBe('It rained.');
    },
  );

  it('is reported with the reason if the text is rejected, and waits for a change', async () => {
    const world = opened();
    const engine = engineOf(world);
    world.setFates(['refuse']);
    engine.change('It');
    await pause(world);
    expect(engine.getState()).toMatchObject({ phase: 'refused', message: 'Too long' });
    expect(world.record()?.refused).toEqual([textHash('It')]);
    engine.resume();
    await world.pass(0);
    expect(world.pendingCount()).toBe(0);
    engine.change('I');
    expect(engine.getState()).toMatchObject({ phase: 'waiting', message: null });
    await pause(world);
    expect(engine.getState().phase).toBe('saved');
  });
});

describe('a text saved by another device', () => {
  async function conflicted() {
    const world = opened();
    engineOf(world).change('Mine');
    world.elsewhere('Theirs');
    await pause(world);
    return { world, engine: engineOf(world) };
  }

  it('replaces the text if nothing was typed', async () => {
    const world = opened();
    world.elsewhere('Theirs');
    engineOf(world).resume();
    await world.quiet();
    expect(engineOf(world).getState()).toMatchObject({ content: 'Theirs', phase: 'saved' });
  });

  it('conflicts with typed text until the student chooses; nothing is sent until then', async () => {
    const { world, engine } = await conflicted();
    expect(engine.getState()).toMatchObject({ content: 'Mine', phase: 'conflict' });
    expect(engine.getState().newer?.content).toBe('Theirs');
    engine.change('Mine too');
    await world.pass(1000);
    expect(world.pendingCount()).toBe(0);
    world.kill(0);
    world.open(0, true);
    expect(engineOf(world).getState()).toMatchObject({ content: 'Mine too', phase: 'conflict' });
  });

  it('becomes a version if the student keeps their own', async () => {
    const { world, engine } = await conflicted();
    void engine.keepMine();
    await pause(world);
    expect(world.server).toMatchObject({ text: { content: 'Mine' }, versions: ['Theirs'] });
    expect([world.record(), engine.getState().phase]).toEqual([null, 'saved']);
  });

  it('replaces the text if chosen, and the student’s own becomes a version', async () => {
    const { world, engine } = await conflicted();
    void engine.keepTheirs();
    expect(engine.getState().content).toBe('Theirs');
    await pause(world);
    expect(world.server).toMatchObject({ text: { content: 'Theirs' }, versions: ['Mine'] });
    expect(world.record()).toBeNull();
  });

  it('replaces the text, and the student’s own becomes another essay, if both are kept', async () => {
    const { world, engine } = await conflicted();
    const tab = world.tab(0);
    if (!tab) throw new Error('The tab is gone');
    const done = engine.keepBoth((content) => world.copy(tab, content));
    await world.answer();
    expect(await done).toBe(true);
    expect(world.server).toMatchObject({ text: { content: 'Theirs' }, copies: ['Mine'] });
    expect([world.record(), engine.getState().content]).toEqual([null, 'Theirs']);
  });

  it('is no conflict if it is the student’s own save whose response was lost', async () => {
    const world = opened();
    const engine = engineOf(world);
    world.setFates(['drop-after']);
    engine.change('It');
    await pause(world);
    engine.change('It rained.');
    await pause(world);
    expect(engine.getState()).toMatchObject({ content: 'It rained.', phase: 'saved' });
  });
});

describe('an earlier version', () => {
  it('can be restored, and the current text becomes a version', async () => {
    const world = opened();
    const engine = engineOf(world);
    engine.change('New');
    await pause(world);
    void engine.restoreVersion('Old');
    expect(engine.getState().content).toBe('Old');
    await pause(world);
    expect(world.server).toMatchObject({ text: { content: 'Old' }, versions: ['New'] });
  });
});

describe('two tabs', () => {
  it('that are used in turns share one text, without a conflict or a version', async () => {
    const world = opened();
    world.open(1, true);
    for (let turn = 0; turn < 6; turn += 1) {
      const place = turn % 2;
      engineOf(world, place).change(`${engineOf(world, place).getState().content} ${turn}`);
      if (turn === 3) await pause(world);
      world.deliver(1 - place);
      world.deliver(1 - place);
      world.deliver(1 - place);
    }
    await pause(world);
    await world.pass(4000);
    expect([0, 1].map((place) => engineOf(world, place).getState().content)).toEqual([
      ' 0 1 2 3 4 5',
      ' 0 1 2 3 4 5',
    ]);
    expect(world.server).toMatchObject({ text: { content: ' 0 1 2 3 4 5' }, versions: [] });
  });

  it('that were used at the same time keep both texts', async () => {
    const world = opened();
    world.open(1, true);
    engineOf(world, 0).change('One');
    engineOf(world, 1).change('Two');
    await pause(world);
    expect(world.server).toMatchObject({ text: { content: 'Two' }, versions: ['One'] });
  });

  it('save the text of a tab that crashed', async () => {
    const world = opened();
    world.open(1, true);
    engineOf(world, 0).change('One');
    world.deliver(1);
    world.kill(0);
    await world.pass(2500);
    await world.answer();
    expect(world.server.text.content).toBe('One');
  });
});

describe('a device without storage', () => {
  it('is reported, and the text is still saved to the account', async () => {
    const world = opened();
    const engine = engineOf(world);
    world.fill(true);
    engine.change('It rained.');
    expect(engine.getState()).toMatchObject({
      content: 'It rained.',
      storable: false,
      phase: 'waiting',
    });
    await pause(world);
    expect(engine.getState()).toMatchObject({ phase: 'saved' });
    expect(world.server.text.content).toBe('It rained.');
  });
});
