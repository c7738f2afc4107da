import { expect, it } from 'vitest';
import { createWorld } from '@/test/essay-durability/world';

it('a conflict keeps the newest text of the server where the essay opens from an older cache', async () => {
  const world = createWorld();
  world.open(0, true);
  const engine = world.tab(0)?.engine;
  engine?.change('Mine');
  world.elsewhere('Theirs');
  const cached = world.server.text;
  await engine?.receive(cached);
  world.elsewhere(' too');
  await engine?.receive(world.server.text);
  world.server.text = cached;
  world.open(1, true);
  expect(world.record()?.newer?.content).toBe('Theirs too');
  expect(world.tab(1)?.engine.getState()).toMatchObject({ content: 'Mine', phase: 'conflict' });
});
