import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatEssayText, parseEssayText } from '@/lib/essay-text';
import { createSimulation, type Reply, type Simulation } from '@/test/essay-durability/simulation';

const RUNS = 5000;

const reply = fc.constantFrom<Reply>(
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
      do: fc.constant('replies' as const),
      replies: fc.array(reply, { maxLength: 5 }),
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
function keptTexts(simulation: Simulation): string[] {
  const { server } = simulation;
  const record = simulation.record();
  const held = record
    ? [record.content, ...record.pendingCheckpoints, record.newer?.content ?? '']
    : [];
  return [server.text.content, ...server.versions, ...server.copies, ...held];
}

function lost(simulation: Simulation, typed: Typed, more: string[] = []): string[] {
  const kept = new Set([...keptTexts(simulation), ...more].flatMap(tokensIn));
  return [...typed.tokens].filter((token) => !kept.has(token));
}

function type(simulation: Simulation, typed: Typed, at: number): void {
  const sync = simulation.focused()?.sync;
  if (!sync) return;
  const token = `⟨${typed.count}⟩`;
  typed.count += 1;
  typed.tokens.add(token);
  const { title, essay } = parseEssayText(sync.getState().content);
  const words = essay === '' ? [] : essay.split(' ');
  words.splice(at % (words.length + 1), 0, token);
  sync.change(formatEssayText({ title, essay: words.join(' ') }));
}

function erase(simulation: Simulation, typed: Typed, at: number): void {
  const sync = simulation.focused()?.sync;
  const words = sync?.getState().content.split(' ') ?? [];
  const [gone] = words.splice(at % Math.max(1, words.length), 1);
  if (!sync || !gone) return;
  for (const token of tokensIn(gone)) typed.tokens.delete(token);
  sync.change(words.join(' '));
}

async function choose(simulation: Simulation, way: string): Promise<void> {
  const tab = simulation.focused();
  if (!tab) return;
  const { sync } = tab;
  if (way === 'bring') void sync.restoreVersion(simulation.server.versions[0] ?? 'An earlier text');
  else if (!sync.getState().newer) return;
  else if (way === 'mine') void sync.keepMine();
  else if (way === 'other') void sync.keepTheirs();
  else {
    void sync.keepBoth((content) => simulation.copy(tab, content));
  }
  await simulation.flushMicrotasks();
}

async function perform(simulation: Simulation, typed: Typed, act: Step): Promise<void> {
  switch (act.do) {
    case 'type':
      return type(simulation, typed, act.at);
    case 'erase':
      return erase(simulation, typed, act.at);
    case 'pass':
      return simulation.pass(act.ms);
    case 'answer':
      return simulation.answer();
    case 'replies':
      return simulation.setReplies(act.replies);
    case 'deliver':
      return simulation.deliver(act.place);
    case 'go':
      return simulation.goTo(act.place);
    case 'kill':
      return simulation.kill(act.place);
    case 'close':
      simulation.tab(act.place)?.sync.stop();
      await simulation.flushMicrotasks();
      return simulation.kill(act.place);
    case 'open':
      return simulation.open(act.place, act.answered);
    case 'elsewhere': {
      const token = `⟨${typed.count}⟩`;
      typed.count += 1;
      typed.tokens.add(token);
      return simulation.elsewhere(` ${token}`);
    }
    case 'choose':
      return choose(simulation, act.way);
    case 'fill':
      return simulation.fill(act.on);
  }
}

/** Recovery: no faults, one tab, a student who decides conflicts, and time. */
async function settle(simulation: Simulation): Promise<void> {
  simulation.setReplies([]);
  simulation.kill(0);
  simulation.kill(1);
  simulation.open(0, true);
  simulation.goTo(0);
  for (let turn = 0; turn < 60; turn += 1) {
    await simulation.pass(1100);
    await simulation.answer();
    if (simulation.focused()?.sync.getState().newer) await choose(simulation, 'other');
  }
}

describe('5,000 random interleavings of typing, saves, reloads, tabs and devices', () => {
  it('lose no typed character and send one save at a time', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 20, maxLength: 90, size: 'max' }),
        async (steps) => {
          const simulation = createSimulation();
          const typed: Typed = { tokens: new Set(), count: 0 };
          let full = false;
          simulation.open(0, true);
          for (const act of steps) {
            // A device without storage reports it; text that is only in a tab is lost with it.
            full ||= act.do === 'fill' && act.on;
            if (full && (act.do === 'kill' || act.do === 'close')) continue;
            await perform(simulation, typed, act);
            expect(lost(simulation, typed, full ? simulation.inTabs() : [])).toEqual([]);
            expect(simulation.server.violations).toEqual([]);
          }
          if (full) return;
          await settle(simulation);
          // Everything is in the account by then, and nothing is left on the device.
          const { server } = simulation;
          const account = [server.text.content, ...server.versions, ...server.copies].flatMap(
            tokensIn,
          );
          expect([...typed.tokens].filter((token) => !account.includes(token))).toEqual([]);
          expect(server.violations).toEqual([]);
          expect([simulation.record(), simulation.focused()?.sync.getState().phase]).toEqual([
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
  const simulation = createSimulation();
  simulation.open(0, true);
  simulation.open(1, true);
  simulation.setReplies(['drop-before']);
  simulation.focused()?.sync.change('It rained.');
  simulation.deliver(1);
  await simulation.pass(1000);
  await simulation.answer();
  for (const tab of [0, 1]) simulation.goTo(tab);
  await simulation.pass(0);
  expect(simulation.pendingCount()).toBe(1);
  await simulation.answer();
  expect([simulation.pendingCount(), simulation.server.text.content]).toEqual([0, 'It rained.']);
});
