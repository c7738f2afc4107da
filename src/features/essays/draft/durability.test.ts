import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatEssayText, parseEssayText } from '@/lib/essay-text';
import { createWorld, type Fate } from '@/test/essay-durability/world';

const RUNS = 5000;

type World = ReturnType<typeof createWorld>;

const fate = fc.constantFrom<Fate>(
  'ok',
  'ok',
  'refuse',
  'break',
  'drop-before',
  'drop-after',
  'hang',
);
const place = fc.constantFrom(0, 1);

const step = fc.oneof(
  { weight: 10, arbitrary: fc.record({ do: fc.constant('type' as const), at: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('erase' as const), at: fc.nat() }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      ms: fc.constantFrom(100, 700, 1100, 4000),
    }),
  },
  { weight: 6, arbitrary: fc.constant({ do: 'answer' as const }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('fates' as const),
      fates: fc.array(fate, { maxLength: 5 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('deliver' as const), place }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('go' as const), place }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('kill' as const), place }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('close' as const), place }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('open' as const), place, answered: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.constant({ do: 'elsewhere' as const }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('choose' as const),
      way: fc.constantFrom('mine', 'other', 'both', 'bring'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('fill' as const), on: fc.boolean() }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Everything typed on either device and not deleted by the student. */
type Typed = { tokens: Set<string>; count: number };

function tokensIn(text: string): string[] {
  return text.match(/⟨\d+⟩/g) ?? [];
}

/** Every place where a text can be found. */
function keptTexts(world: World): string[] {
  const { server } = world;
  const record = world.record();
  const held = record
    ? [record.content, ...record.pendingCheckpoints, record.newer?.content ?? '']
    : [];
  return [server.text.content, ...server.versions, ...server.copies, ...held];
}

function lost(world: World, typed: Typed, more: string[] = []): string[] {
  const kept = new Set([...keptTexts(world), ...more].flatMap(tokensIn));
  return [...typed.tokens].filter((token) => !kept.has(token));
}

function type(world: World, typed: Typed, at: number): void {
  const engine = world.focused()?.engine;
  if (!engine) return;
  const token = `⟨${typed.count}⟩`;
  typed.count += 1;
  typed.tokens.add(token);
  const { title, essay } = parseEssayText(engine.getState().content);
  const words = essay === '' ? [] : essay.split(' ');
  words.splice(at % (words.length + 1), 0, token);
  engine.change(formatEssayText({ title, essay: words.join(' ') }));
}

function erase(world: World, typed: Typed, at: number): void {
  const engine = world.focused()?.engine;
  const words = engine?.getState().content.split(' ') ?? [];
  const [gone] = words.splice(at % Math.max(1, words.length), 1);
  if (!engine || !gone) return;
  for (const token of tokensIn(gone)) typed.tokens.delete(token);
  engine.change(words.join(' '));
}

async function choose(world: World, way: string): Promise<void> {
  const tab = world.focused();
  if (!tab) return;
  const { engine } = tab;
  if (way === 'bring') void engine.restoreVersion(world.server.versions[0] ?? 'An earlier text');
  else if (!engine.getState().newer) return;
  else if (way === 'mine') void engine.keepMine();
  else if (way === 'other') void engine.keepTheirs();
  else {
    void engine.keepBoth((content) => world.copy(tab, content));
  }
  await world.quiet();
}

async function perform(world: World, typed: Typed, act: Step): Promise<void> {
  switch (act.do) {
    case 'type':
      return type(world, typed, act.at);
    case 'erase':
      return erase(world, typed, act.at);
    case 'pass':
      return world.pass(act.ms);
    case 'answer':
      return world.answer();
    case 'fates':
      return world.setFates(act.fates);
    case 'deliver':
      return world.deliver(act.place);
    case 'go':
      return world.goTo(act.place);
    case 'kill':
      return world.kill(act.place);
    case 'close':
      world.tab(act.place)?.engine.stop();
      await world.quiet();
      return world.kill(act.place);
    case 'open':
      return world.open(act.place, act.answered);
    case 'elsewhere': {
      const token = `⟨${typed.count}⟩`;
      typed.count += 1;
      typed.tokens.add(token);
      return world.elsewhere(` ${token}`);
    }
    case 'choose':
      return choose(world, act.way);
    case 'fill':
      return world.fill(act.on);
  }
}

/** Recovery: no faults, one tab, a student who decides conflicts, and time. */
async function settle(world: World): Promise<void> {
  world.setFates([]);
  world.kill(0);
  world.kill(1);
  world.open(0, true);
  world.goTo(0);
  for (let turn = 0; turn < 60; turn += 1) {
    await world.pass(1100);
    await world.answer();
    if (world.focused()?.engine.getState().newer) await choose(world, 'other');
  }
}

describe('5,000 random interleavings of typing, saves, reloads, tabs and devices', () => {
  it('lose no typed character and send one save at a time', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 20, maxLength: 90, size: 'max' }),
        async (steps) => {
          const world = createWorld();
          const typed: Typed = { tokens: new Set(), count: 0 };
          let full = false;
          world.open(0, true);
          for (const act of steps) {
            // A device without storage reports it; text that is only in a tab is lost with it.
            full ||= act.do === 'fill' && act.on;
            if (full && (act.do === 'kill' || act.do === 'close')) continue;
            await perform(world, typed, act);
            expect(lost(world, typed, full ? world.inTabs() : [])).toEqual([]);
            expect(world.server.violations).toEqual([]);
          }
          if (full) return;
          await settle(world);
          // Everything is in the account by then, and nothing is left on the device.
          const { server } = world;
          const account = [server.text.content, ...server.versions, ...server.copies].flatMap(
            tokensIn,
          );
          expect([...typed.tokens].filter((token) => !account.includes(token))).toEqual([]);
          expect(server.violations).toEqual([]);
          expect([world.record(), world.focused()?.engine.getState().phase]).toEqual([
            null,
            'saved',
          ]);
        },
      ),
      { numRuns: RUNS },
    );
  });
});

it('two tabs that the student returns to send a waiting text once', async () => {
  const world = createWorld();
  world.open(0, true);
  world.open(1, true);
  world.setFates(['drop-before']);
  world.focused()?.engine.change('It rained.');
  world.deliver(1);
  await world.pass(1000);
  await world.answer();
  for (const tab of [0, 1]) world.goTo(tab);
  await world.pass(0);
  expect(world.pendingCount()).toBe(1);
  await world.answer();
  expect([world.pendingCount(), world.server.text.content]).toEqual([0, 'It rained.']);
});
