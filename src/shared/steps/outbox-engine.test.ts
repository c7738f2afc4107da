// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { newPlanStep } from '@/api/plan-step/contract';
import { createWorld } from '@/test/step-durability/world';

const TEST = { program_id: '1', key: 'test' };
const FORM = { program_id: '1', key: 'form' };
const done = { ...newPlanStep('test'), state: 'done' } as const;

type World = ReturnType<typeof createWorld>;

function opened(): World {
  const world = createWorld();
  world.open(0);
  return world;
}

function change(world: World, at: typeof TEST, fields: typeof done | null = done): void {
  world.server.made('linh', { ...at, fields, refused: null });
  world.put(0, at, fields);
}

async function answerAll(world: World): Promise<void> {
  await world.quiet();
  while (world.pendingCount() > 0) await world.answer();
}

describe('a change', () => {
  it('is on the device at once, and until the server has it', async () => {
    const world = opened();
    change(world, TEST);
    expect(world.entries('linh')).toEqual([{ ...TEST, fields: done, refused: null }]);
    expect(world.tab(0)?.engine?.getEntries()).toHaveLength(1);
    await answerAll(world);
    expect(world.entries('linh')).toEqual([]);
    expect(world.tab(0)?.engine?.getEntries()).toEqual([]);
    expect(world.server.value('linh', TEST)).toContain('done');
  });

  it.each(['drop-before', 'drop-after', 'break'] as const)(
    'that fails (%s) stays, and is sent again at the next change',
    async (fate) => {
      const world = opened();
      world.setFates([fate]);
      change(world, TEST);
      await answerAll(world);
      expect(world.entries('linh')).toHaveLength(1);
      change(world, FORM);
      await answerAll(world);
      expect(world.entries('linh')).toEqual([]);
      expect(world.server.violations).toEqual([]);
    },
  );

  it('that the server breaks at does not hold back another one; a dead network does', async () => {
    const world = opened();
    world.setOnline(false);
    change(world, TEST);
    change(world, FORM);
    await answerAll(world);
    world.setOnline(true);
    world.setFates(['drop-before']);
    void world.tab(0)?.engine?.flush();
    await answerAll(world);
    expect(world.entries('linh')).toHaveLength(2);
    world.setFates(['break']);
    void world.tab(0)?.engine?.flush();
    await answerAll(world);
    expect(world.entries('linh')).toHaveLength(1);
  });

  it('that is refused waits with the reason, until it is changed or discarded', async () => {
    const world = opened();
    world.setFates(['refuse', 'refuse']);
    change(world, TEST);
    change(world, FORM);
    await answerAll(world);
    expect(world.entries('linh').map(({ refused }) => refused?.status)).toEqual([422, 422]);
    void world.tab(0)?.engine?.flush();
    await world.quiet();
    expect(world.pendingCount()).toBe(0);
    change(world, TEST, { ...done, title: 'x' });
    world.tab(0)?.engine?.discard(FORM);
    await answerAll(world);
    expect(world.entries('linh')).toEqual([]);
    expect(world.server.value('linh', FORM)).toBeUndefined();
  });

  it('cannot be discarded while it may still be sent', async () => {
    const world = opened();
    change(world, TEST);
    world.tab(0)?.engine?.discard(TEST);
    expect(world.entries('linh')).toHaveLength(1);
  });

  it('waits through a logout and another student, for its own', async () => {
    const world = opened();
    world.setOnline(false);
    change(world, TEST);
    await answerAll(world);
    world.setOnline(true);
    world.sign(0, 'minh');
    await answerAll(world);
    expect(world.server.value('minh', TEST)).toBeUndefined();
    expect(world.tab(0)?.engine?.getEntries()).toEqual([]);
    world.sign(0, 'linh');
    await answerAll(world);
    expect(world.entries('linh')).toEqual([]);
    expect(world.server.value('linh', TEST)).toContain('done');
  });
});

describe('another tab', () => {
  it('shows the change, and learns that it was saved before it is gone', async () => {
    const world = opened();
    world.open(1);
    const engine = world.tab(1)?.engine;
    change(world, TEST);
    world.deliver(1);
    expect(engine?.getEntries()).toHaveLength(1);
    await answerAll(world);
    expect(world.tab(1)?.saved).toEqual([]);
    world.deliver(1);
    expect(world.tab(1)?.saved.map(({ key }) => key)).toEqual(['test']);
    world.deliver(1);
    expect(engine?.getEntries()).toEqual([]);
  });

  it('sends what a closed one has left', async () => {
    const world = opened();
    world.open(1);
    change(world, TEST);
    world.kill(0);
    void world.tab(1)?.engine?.flush();
    await answerAll(world);
    expect(world.entries('linh')).toEqual([]);
  });
});

describe('a device without storage', () => {
  it('is at risk until the server has the change', async () => {
    const world = opened();
    world.fill(true);
    change(world, TEST);
    const engine = world.tab(0)?.engine;
    expect(engine?.getEntries()).toHaveLength(1);
    expect(engine?.isAtRisk()).toBe(true);
    await answerAll(world);
    expect(engine?.getEntries()).toEqual([]);
    expect(engine?.isAtRisk()).toBe(false);
  });

  it('sends the newer change of a tab that could store it, not its own', async () => {
    const world = opened();
    world.setOnline(false);
    world.fill(true);
    change(world, TEST);
    world.fill(false);
    world.open(1);
    world.put(1, TEST, { ...done, state: 'skipped' });
    world.deliver(0);
    await world.quiet();
    expect(world.tab(0)?.engine?.getEntries()[0]?.fields?.state).toBe('skipped');
    expect(world.tab(0)?.engine?.isAtRisk()).toBe(false);
  });
});
