// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { countries } from '../../src/mocks/catalogue/countries';
import { schools } from '../../src/mocks/catalogue/schools/schools';
import { drawPlaces, MAX_PORTRAIT_BYTES } from './draw';
import { landOf, project, SIZE } from './land';

const { sprite } = drawPlaces();
const drawings = new Map(
  [...sprite.matchAll(/<g id="(\w\w)".*?<\/g>/g)].map(([drawing, code = '']) => [code, drawing]),
);

/** Cells between a dot and the land that still look like a school on it. */
const NEAR = 6;

function isNearLand(mask: Uint8Array, [x, y]: readonly [number, number]): boolean {
  return mask.some(
    (cell, index) =>
      cell === 1 && Math.hypot((index % SIZE) - x, Math.floor(index / SIZE) - y) <= NEAR,
  );
}

describe('portraits', () => {
  it('exist for every country of the catalogue, of at most 3 KB each', () => {
    expect([...drawings.keys()].sort()).toEqual(countries.map(({ code }) => code).sort());
    for (const drawing of drawings.values()) {
      expect(drawing.length).toBeGreaterThan(1000);
      expect(drawing.length).toBeLessThanOrEqual(MAX_PORTRAIT_BYTES);
    }
  });

  it('contain every city of the catalogue, on land or at its coast', () => {
    const outside = countries.flatMap(({ id, code }) => {
      const { mask, projection } = landOf(code);
      return schools.filter(
        ({ countryId, position: { lat, lon } }) =>
          countryId === id && !isNearLand(mask, project(projection, [lon, lat])),
      );
    });
    expect(outside.map(({ city }) => city.en)).toEqual([]);
  });

  it('show Hoàng Sa and Trường Sa as strokes at their place', () => {
    const { projection } = landOf('VN');
    const strokes = [...(drawings.get('VN') ?? '').matchAll(/M(\d+) (\d+)l2-2/g)];
    const within = (south: number, north: number) => {
      const [left, top] = project(projection, [110.9, north]);
      const [right, bottom] = project(projection, [114.7, south]);
      return strokes.filter(
        ([, x, y]) =>
          Number(x) > left && Number(x) < right && Number(y) > top && Number(y) < bottom,
      );
    };
    expect(within(15.5, 17.2)).toHaveLength(5);
    expect(within(7.5, 11.8)).toHaveLength(7);
  });

  it('of China and the others leave out those islands', () => {
    const { mask, projection } = landOf('CN');
    expect(isNearLand(mask, project(projection, [112.34, 16.83]))).toBe(false);
  });
});
