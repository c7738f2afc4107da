// @vitest-environment node
import { expect, it } from 'vitest';
import { contourPath, hornsAt, landOf, plainLand } from './land';

const COUNTRIES = Array.from({ length: 27 }, (_, at) => ({ key: `c${at}`, strokes: 1 + at * 2 }));

it('the plain land has lines that do not cross, and horns that walk to the right', () => {
  const land = plainLand(400, 220);
  for (let x = 0; x <= 400; x += 40) {
    for (let line = 1; line < land.lines; line++) {
      expect(land.lineAt(line, x)).toBeGreaterThan(land.lineAt(line - 1, x));
    }
  }
  expect(contourPath(land, 0, 40)).toMatch(/^M0 [\d.]+(l40 -?[\d.]+){10}$/);
  const steps = [0, 1, 2, 3, 4].map((step) => hornsAt(land, step).x);
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(steps.at(-1)).toBeLessThan(400);
});

it.each([
  [320, 132],
  [390, 220],
  [600, 700],
])('every stroke stands within %i by %i px, in the order of the countries', (width, height) => {
  const { marks, spans } = landOf(COUNTRIES, width, height);
  expect(marks.map(({ key }) => key)).toEqual(
    COUNTRIES.flatMap(({ key, strokes }) => Array.from({ length: strokes }, () => key)),
  );
  for (const { x, y, height: tall } of marks) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(width);
    expect(y - tall).toBeGreaterThan(-height * 0.1);
    expect(y).toBeLessThanOrEqual(height);
  }
  for (const { from, to, band } of spans) {
    const others = spans.filter((span) => span.band === band && span.from > from);
    for (const next of others) expect(next.from).toBeGreaterThan(to);
  }
  expect(landOf(COUNTRIES, width, height).marks).toEqual(marks);
});
