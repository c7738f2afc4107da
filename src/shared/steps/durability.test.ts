// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newPlanStep } from '@/api/plan-step/contract';
import { hasStepKey, type StepKey } from '@/api/plan-step/queries';
import { createSimulation, type Reply, type Simulation } from '@/test/step-durability/simulation';
import { changeText, newEntry, type OutboxEntry } from './outbox';

const RUNS = 5000;
const STUDENTS = ['linh', 'minh'] as const;
const PLACES: readonly StepKey[] = [
  { program_id: '1', key: 'test' },
  { program_id: '1', key: 'essay' },
  { program_id: '2', key: 'test' },
];

/** What a student wants a step to be. */
type Expectation = {
  student: string;
  place: StepKey;
  /** The last change. */
  entry: OutboxEntry;
  /** The text of the value that the step must have; that of the server if the change was discarded. */
  value: string | undefined;
};
type Expectations = Map<string, Expectation>;

const tab = fc.constantFrom(0, 1);
const place = fc.constantFrom(...PLACES);
const reply = fc.constantFrom<Reply>('ok', 'ok', 'refuse', 'break', 'drop-before', 'drop-after');

const act = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      do: fc.constantFrom<Change['do']>('change', 'change', 'change', 'repeat', 'delete'),
      tab,
      place,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('discard' as const), tab, place }) },
  { weight: 9, arbitrary: fc.constant({ do: 'answer' as const }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('replies' as const), replies: fc.array(reply) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constantFrom<'deliver' | 'flush'>('deliver', 'flush'), tab }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom<'kill' | 'open'>('kill', 'open', 'open'), tab }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('online' as const), on: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('sign' as const),
      tab,
      student: fc.constantFrom('linh', 'linh', 'minh', null),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('sync' as const), tab }) },
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;
type Change = { do: 'change' | 'repeat' | 'delete'; tab: number; place: StepKey };

/** Changes a step in a tab, as the student whose page it shows. */
function change(
  simulation: Simulation,
  expectations: Expectations,
  { do: kind, tab: at, place: step }: Change,
): void {
  const student = simulation.tab(at)?.session?.student;
  if (student === undefined) return;
  const id = JSON.stringify([student, step]);
  const title = String(simulation.server.changes());
  const fields = kind === 'delete' ? null : { ...newPlanStep('test'), title };
  const last = expectations.get(id);
  const entry = kind === 'repeat' && last ? last.entry : newEntry(step, fields);
  simulation.server.made(student, entry);
  expectations.set(id, { student, place: step, entry, value: changeText(entry) });
  simulation.put(at, step, entry.fields);
}

/** The changes on the device, by student. */
function onDevice(simulation: Simulation): Map<string, OutboxEntry[]> {
  return new Map(STUDENTS.map((student) => [student, simulation.entries(student)]));
}

function discard(
  simulation: Simulation,
  expectations: Expectations,
  at: number,
  step: StepKey,
): void {
  const shown = simulation.tab(at);
  const student = shown?.session?.student;
  if (!shown || student === undefined) return;
  const refused = simulation.entries(student).find((entry) => hasStepKey(entry, step))?.refused;
  shown.sync?.discard(step);
  const expectation = expectations.get(JSON.stringify([student, step]));
  if (refused && expectation) expectation.value = simulation.server.value(student, step);
}

async function perform(
  simulation: Simulation,
  expectations: Expectations,
  step: Act,
): Promise<void> {
  switch (step.do) {
    case 'change':
    case 'repeat':
    case 'delete':
      change(simulation, expectations, step);
      return simulation.flushMicrotasks();
    case 'discard':
      return discard(simulation, expectations, step.tab, step.place);
    case 'answer':
      return simulation.answer();
    case 'replies':
      return simulation.setReplies(step.replies);
    case 'deliver':
      return simulation.deliver(step.tab);
    case 'flush':
      await Promise.race([simulation.tab(step.tab)?.sync?.flush(), simulation.flushMicrotasks()]);
      return;
    case 'kill':
      return simulation.kill(step.tab);
    case 'open':
      return simulation.open(step.tab);
    case 'online':
      return simulation.setOnline(step.on);
    case 'sign':
      return simulation.sign(step.tab, step.student);
    case 'sync':
      return simulation.sync(step.tab);
  }
}

/** The expectations that neither the server nor the device has. */
function lost(simulation: Simulation, expectations: Expectations): Expectation[] {
  const entries = onDevice(simulation);
  return [...expectations.values()].filter(({ student, place: step, value }) => {
    if (simulation.server.value(student, step) === value) return false;
    const entry = entries.get(student)?.find((one) => hasStepKey(one, step));
    return !entry || changeText(entry) !== value;
  });
}

function checkNothingLost(simulation: Simulation, expectations: Expectations): void {
  const [expectation] = lost(simulation, expectations);
  if (expectation) throw new Error(`${expectation.value} of ${expectation.student} is lost`);
}

/** Recovery: no faults, and one tab in which each student signs in. */
async function settle(simulation: Simulation): Promise<void> {
  simulation.setReplies([]);
  simulation.setOnline(true);
  simulation.kill(0);
  simulation.kill(1);
  simulation.open(0);
  for (const student of STUDENTS) {
    simulation.sign(0, student);
    await simulation.flushMicrotasks();
    while (simulation.pendingCount() > 0) await simulation.answer();
  }
}

it('5,000 random interleavings of two tabs and two students lose nothing and send nothing twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 45, size: 'max' }), async (acts) => {
      const simulation = createSimulation();
      const expectations: Expectations = new Map();
      simulation.open(0);
      for (const step of acts) {
        await perform(simulation, expectations, step);
        checkNothingLost(simulation, expectations);
      }
      await settle(simulation);
      expect(simulation.server.violations).toEqual([]);
      checkNothingLost(simulation, expectations);
      // Only what the server has refused is still on the device.
      const left = STUDENTS.flatMap((student) => simulation.entries(student));
      expect(left.filter(({ refused }) => !refused)).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});
