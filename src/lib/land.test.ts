// @vitest-environment node
import { expect, it } from 'vitest';
import { contourPath, hornsAt, plainLand } from './land';

it('the plain land has lines that do not cross, and horns that walk to the right', () => {
  const land = plainLand(400, 220);
  for (let x = 0; x <= 400; x += 40) {
    for (let line = 1; line < land.lines; line++) {
      expect(land.lineAt(line, x)).toBeGreaterThan(land.lineAt(line - 1, x));
    }
  }
  expect(contourPath(land, 0, 40)).toMatch(/^M0 [\d.]+(L\d+ [\d.]+){10}$/);
  const steps = [0, 1, 2, 3, 4].map((step) => hornsAt(land, step).x);
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(steps.at(-1)).toBeLessThan(400);
});
