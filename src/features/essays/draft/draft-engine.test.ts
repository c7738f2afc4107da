import { describe, expect, it } from 'vitest';
import { createWorld } from '@/test/essay-durability/world';

type World = ReturnType<typeof createWorld>;

function engineOf(world: World, place = 0) {
  const tab = world.tab(place);
  if (!tab) throw new Error(`Tab ${place} is not open`);
  return tab.engine;
}

/** A world with the essay open in one tab. */
function opened(): World {
  const world = createWorld();
  world.open(0, true);
  return world;
}

/** A pause in typing, and as many answers as the saves of it take. */
async function pause(world: World): Promise<void> {
  await world.pass(1000);
  while (world.pendingCount() > 0) await world.answer();
}

describe('typing', () => {
  it('is on the device at once and in the account after a pause, and then off the device', async () => {
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

  it('goes on while a save is under way, and is saved after it', async () => {
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

  it('back to what the account has leaves nothing on the device', () => {
    const world = opened();
    const engine = engineOf(world);
    engine.change('It');
    engine.change('');
    expect([world.record(), engine.getState().phase]).toEqual([null, 'saved']);
  });
});

describe('a save that fails', () => {
  it.each([
    ['drop-before', 'offline'],
    ['drop-after', 'offline'],
    ['break', 'failed'],
  ] as const)(
    '(%s) says so, and is tried again at the next pause and on coming back',
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

  it('because the text is refused says why, and waits for another text', async () => {
    const world = opened();
    const engine = engineOf(world);
    world.setFates(['refuse']);
    engine.change('It');
    await pause(world);
    expect(engine.getState()).toMatchObject({ phase: 'refused', message: 'Too long' });
    engine.resume();
    await world.pass(0);
    expect(world.pendingCount()).toBe(0);
    engine.change('I');
    expect(engine.getState()).toMatchObject({ phase: 'waiting', message: null });
    await pause(world);
    expect(engine.getState().phase).toBe('saved');
  });
});

describe('a text of another device', () => {
  async function conflicted() {
    const world = opened();
    engineOf(world).change('Mine');
    world.elsewhere('Theirs');
    await pause(world);
    return { world, engine: engineOf(world) };
  }

  it('is taken over where nothing was typed', async () => {
    const world = opened();
    world.elsewhere('Theirs');
    engineOf(world).resume();
    await world.quiet();
    expect(engineOf(world).getState()).toMatchObject({ content: 'Theirs', phase: 'saved' });
  });

  it('stands against the own one until a person chooses; typing goes on, and nothing is sent', async () => {
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

  it('becomes a version when the own one is kept', async () => {
    const { world, engine } = await conflicted();
    void engine.keepMine();
    await pause(world);
    expect(world.server).toMatchObject({ text: { content: 'Mine' }, versions: ['Theirs'] });
    expect([world.record(), engine.getState().phase]).toEqual([null, 'saved']);
  });

  it('comes on top, and the own one becomes a version, when it is taken', async () => {
    const { world, engine } = await conflicted();
    void engine.keepTheirs();
    expect(engine.getState().content).toBe('Theirs');
    await pause(world);
    expect(world.server).toMatchObject({ text: { content: 'Theirs' }, versions: ['Mine'] });
    expect(world.record()).toBeNull();
  });

  it('goes on here, and the own one as an essay of its own, when both are kept', async () => {
    const { world, engine } = await conflicted();
    const tab = world.tab(0);
    if (!tab) throw new Error('The tab is gone');
    const done = engine.keepBoth((content) => world.copy(tab, content));
    await world.answer();
    expect(await done).toBe(true);
    expect(world.server).toMatchObject({ text: { content: 'Theirs' }, copies: ['Mine'] });
    expect([world.record(), engine.getState().content]).toEqual([null, 'Theirs']);
  });

  it('is no choice where it is the own one, its answer lost', async () => {
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

describe('an earlier text', () => {
  it('comes back, and the present one becomes a version', async () => {
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
  it('that are typed in by turns are one text, without a choice and without a version', async () => {
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

  it('that were typed in at once keep both texts', async () => {
    const world = opened();
    world.open(1, true);
    engineOf(world, 0).change('One');
    engineOf(world, 1).change('Two');
    await pause(world);
    expect(world.server).toMatchObject({ text: { content: 'Two' }, versions: ['One'] });
  });

  it('save what the other one had when it crashed', async () => {
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

describe('a device that keeps nothing', () => {
  it('says so, and the text still gets into the account', async () => {
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
