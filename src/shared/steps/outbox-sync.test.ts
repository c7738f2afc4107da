// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { newPlanStep } from '@/api/plan-step/contract';
import { createSimulation, type Simulation } from '@/test/step-durability/simulation';

const TEST = { program_id: '1', key: 'test' };
const FORM = { program_id: '1', key: 'form' };
const done = { ...newPlanStep('test'), state: 'done' } as const;

function opened(): Simulation {
  const simulation = createSimulation();
  simulation.open(0);
  return simulation;
}

function change(simulation: Simulation, at: typeof TEST, fields: typeof done | null = done): void {
  simulation.server.made('linh', { ...at, fields, refused: null });
  simulation.put(0, at, fields);
}

async function answerAll(simulation: Simulation): Promise<void> {
  await simulation.flushMicrotasks();
  while (simulation.pendingCount() > 0) await simulation.answer();
}

describe('a change', () => {
  it('is on the device at once, and until the server has it', async () => {
    const simulation = opened();
    change(simulation, TEST);
    expect(simulation.entries('linh')).toEqual([{ ...TEST, fields: done, refused: null }]);
    expect(simulation.tab(0)?.sync?.getEntries()).toHaveLength(1);
    await answerAll(simulation);
    expect(simulation.entries('linh')).toEqual([]);
    expect(simulation.tab(0)?.sync?.getEntries()).toEqual([]);
    expect(simulation.server.value('linh', TEST)).toContain('done');
  });

  it.each(['drop-before', 'drop-after', 'break'] as const)(
    'that fails (%s) stays, and is sent again at the next change',
    async (reply) => {
      const simulation = opened();
      simulation.setReplies([reply]);
      change(simulation, TEST);
      await answerAll(simulation);
      expect(simulation.entries('linh')).toHaveLength(1);
      change(simulation, FORM);
      await answerAll(simulation);
      expect(simulation.entries('linh')).toEqual([]);
      expect(simulation.server.violations).toEqual([]);
    },
  );

  it('that the server breaks at does not hold back another one; a dead network does', async () => {
    const simulation = opened();
    simulation.setOnline(false);
    change(simulation, TEST);
    change(simulation, FORM);
    await answerAll(simulation);
    simulation.setOnline(true);
    simulation.setReplies(['drop-before']);
    void simulation.tab(0)?.sync?.flush();
    await answerAll(simulation);
    expect(simulation.entries('linh')).toHaveLength(2);
    simulation.setReplies(['break']);
    void simulation.tab(0)?.sync?.flush();
    await answerAll(simulation);
    expect(simulation.entries('linh')).toHaveLength(1);
  });

  it('that is refused waits with the reason, until it is changed or discarded', async () => {
    const simulation = opened();
    simulation.setReplies(['refuse', 'refuse']);
    change(simulation, TEST);
    change(simulation, FORM);
    await answerAll(simulation);
    expect(simulation.entries('linh').map(({ refused }) => refused?.status)).toEqual([422, 422]);
    void simulation.tab(0)?.sync?.flush();
    await simulation.flushMicrotasks();
    expect(simulation.pendingCount()).toBe(0);
    change(simulation, TEST, { ...done, title: 'x' });
    simulation.tab(0)?.sync?.discard(FORM);
    await answerAll(simulation);
    expect(simulation.entries('linh')).toEqual([]);
    expect(simulation.server.value('linh', FORM)).toBeUndefined();
  });

  it('cannot be discarded while it may still be sent', async () => {
    const simulation = opened();
    change(simulation, TEST);
    simulation.tab(0)?.sync?.discard(TEST);
    expect(simulation.entries('linh')).toHaveLength(1);
  });

  it('waits through a logout and another student, for its own', async () => {
    const simulation = opened();
    simulation.setOnline(false);
    change(simulation, TEST);
    await answerAll(simulation);
    simulation.setOnline(true);
    simulation.sign(0, 'minh');
    await answerAll(simulation);
    expect(simulation.server.value('minh', TEST)).toBeUndefined();
    expect(simulation.tab(0)?.sync?.getEntries()).toEqual([]);
    simulation.sign(0, 'linh');
    await answerAll(simulation);
    expect(simulation.entries('linh')).toEqual([]);
    expect(simulation.server.value('linh', TEST)).toContain('done');
  });
});

describe('another tab', () => {
  it('shows the change, and learns that it was saved before it is gone', async () => {
    const simulation = opened();
    simulation.open(1);
    const sync = simulation.tab(1)?.sync;
    change(simulation, TEST);
    simulation.deliver(1);
    expect(sync?.getEntries()).toHaveLength(1);
    await answerAll(simulation);
    expect(simulation.tab(1)?.saved).toEqual([]);
    simulation.deliver(1);
    expect(simulation.tab(1)?.saved.map(({ key }) => key)).toEqual(['test']);
    simulation.deliver(1);
    expect(sync?.getEntries()).toEqual([]);
  });

  it('learns at its next flush of what was sent while it did not listen', async () => {
    const simulation = opened();
    simulation.open(1);
    const sync = simulation.tab(1)?.sync;
    change(simulation, TEST);
    simulation.deliver(1);
    await answerAll(simulation);
    expect(sync?.getEntries()).toHaveLength(1);
    await sync?.flush();
    expect(sync?.getEntries()).toEqual([]);
  });

  it('sends what a closed one has left', async () => {
    const simulation = opened();
    simulation.open(1);
    change(simulation, TEST);
    simulation.kill(0);
    void simulation.tab(1)?.sync?.flush();
    await answerAll(simulation);
    expect(simulation.entries('linh')).toEqual([]);
  });
});

describe('a device without storage', () => {
  it('is at risk until the server has the change', async () => {
    const simulation = opened();
    simulation.fill(true);
    change(simulation, TEST);
    const sync = simulation.tab(0)?.sync;
    expect(sync?.getEntries()).toHaveLength(1);
    expect(sync?.isAtRisk()).toBe(true);
    await answerAll(simulation);
    expect(sync?.getEntries()).toEqual([]);
    expect(sync?.isAtRisk()).toBe(false);
  });

  it('sends the newer change of a tab that could store it, not its own', async () => {
    const simulation = opened();
    simulation.setOnline(false);
    simulation.fill(true);
    change(simulation, TEST);
    simulation.fill(false);
    simulation.open(1);
    simulation.put(1, TEST, { ...done, state: 'skipped' });
    simulation.deliver(0);
    await simulation.flushMicrotasks();
    expect(simulation.tab(0)?.sync?.getEntries()[0]?.fields?.state).toBe('skipped');
    expect(simulation.tab(0)?.sync?.isAtRisk()).toBe(false);
  });
});
