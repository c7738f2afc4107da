// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newPlanStep } from '@/api/plan-step/contract';
import { isAtPlace, type StepPlace } from '@/api/plan-step/queries';
import { createWorld, type Fate } from '@/test/step-durability/world';
import { changeText, newEntry, type OutboxEntry } from './outbox';

const RUNS = 5000;
const STUDENTS = ['linh', 'minh'] as const;
const PLACES: readonly StepPlace[] = [
  { program_id: '1', key: 'test' },
  { program_id: '1', key: 'essay' },
  { program_id: '2', key: 'test' },
];

type World = ReturnType<typeof createWorld>;

/** What a student wants a step to be. */
type Wish = {
  student: string;
  place: StepPlace;
  /** The last change. */
  entry: OutboxEntry;
  /** The text of the value that the step must have; that of the server if the change was discarded. */
  value: string | undefined;
};
type Wishes = Map<string, Wish>;

const tab = fc.constantFrom(0, 1);
const place = fc.constantFrom(...PLACES);
const fate = fc.constantFrom<Fate>('ok', 'ok', 'refuse', 'break', 'drop-before', 'drop-after');

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
  { weight: 3, arbitrary: fc.record({ do: fc.constant('fates' as const), fates: fc.array(fate) }) },
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
type Change = { do: 'change' | 'repeat' | 'delete'; tab: number; place: StepPlace };

/** Changes a step in a tab, as the student whose page it shows. */
function change(world: World, wishes: Wishes, { do: kind, tab: at, place: step }: Change): void {
  const student = world.tab(at)?.session?.student;
  if (student === undefined) return;
  const id = JSON.stringify([student, step]);
  const title = String(world.server.changes());
  const fields = kind === 'delete' ? null : { ...newPlanStep('test'), title };
  const last = wishes.get(id);
  const entry = kind === 'repeat' && last ? last.entry : newEntry(step, fields);
  world.server.made(student, entry);
  wishes.set(id, { student, place: step, entry, value: changeText(entry) });
  world.put(at, step, entry.fields);
}

/** The changes on the device, by student. */
function onDevice(world: World): Map<string, OutboxEntry[]> {
  return new Map(STUDENTS.map((student) => [student, world.entries(student)]));
}

function discard(world: World, wishes: Wishes, at: number, step: StepPlace): void {
  const shown = world.tab(at);
  const student = shown?.session?.student;
  if (!shown || student === undefined) return;
  const refused = world.entries(student).find((entry) => isAtPlace(entry, step))?.refused;
  shown.engine?.discard(step);
  const wish = wishes.get(JSON.stringify([student, step]));
  if (refused && wish) wish.value = world.server.value(student, step);
}

async function perform(world: World, wishes: Wishes, step: Act): Promise<void> {
  switch (step.do) {
    case 'change':
    case 'repeat':
    case 'delete':
      change(world, wishes, step);
      return world.quiet();
    case 'discard':
      return discard(world, wishes, step.tab, step.place);
    case 'answer':
      return world.answer();
    case 'fates':
      return world.setFates(step.fates);
    case 'deliver':
      return world.deliver(step.tab);
    case 'flush':
      await Promise.race([world.tab(step.tab)?.engine?.flush(), world.quiet()]);
      return;
    case 'kill':
      return world.kill(step.tab);
    case 'open':
      return world.open(step.tab);
    case 'online':
      return world.setOnline(step.on);
    case 'sign':
      return world.sign(step.tab, step.student);
    case 'sync':
      return world.sync(step.tab);
  }
}

/** The wishes that neither the server nor the device has. */
function lost(world: World, wishes: Wishes): Wish[] {
  const entries = onDevice(world);
  return [...wishes.values()].filter(({ student, place: step, value }) => {
    if (world.server.value(student, step) === value) return false;
    const entry = entries.get(student)?.find((one) => isAtPlace(one, step));
    return !entry || changeText(entry) !== value;
  });
}

function checkNothingLost(world: World, wishes: Wishes): void {
  const [wish] = lost(world, wishes);
  if (wish) throw new Error(`${wish.value} of ${wish.student} is lost`);
}

/** Recovery: no faults, and one tab in which each student signs in. */
async function settle(world: World): Promise<void> {
  world.setFates([]);
  world.setOnline(true);
  world.kill(0);
  world.kill(1);
  world.open(0);
  for (const student of STUDENTS) {
    world.sign(0, student);
    await world.quiet();
    while (world.pendingCount() > 0) await world.answer();
  }
}

it('5,000 random interleavings of two tabs and two students lose nothing and send nothing twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 45, size: 'max' }), async (acts) => {
      const world = createWorld();
      const wishes: Wishes = new Map();
      world.open(0);
      for (const step of acts) {
        await perform(world, wishes, step);
        checkNothingLost(world, wishes);
      }
      await settle(world);
      expect(world.server.violations).toEqual([]);
      checkNothingLost(world, wishes);
      // Only what the server has refused is still on the device.
      const left = STUDENTS.flatMap((student) => world.entries(student));
      expect(left.filter(({ refused }) => !refused)).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});
