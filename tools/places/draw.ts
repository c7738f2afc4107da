import { contours } from 'd3-contour';
import { blur, coastDistances } from './distance.ts';
import { frames } from './frames.ts';
import { landOf, SIZE, type Land, type Point, type Projection } from './land.ts';
import { linesOf, pathOf, type Line } from './path.ts';

/** Bytes of a portrait. */
export const MAX_PORTRAIT_BYTES = 3000;

/** Distances to the coast, in cells, at which lines run: outward through the water, inward as terraces. */
const WATER = [7, 14.5, 23];
const TERRACES = [8, 18, 30, 44, 60];

function linesAt(field: number[], distance: number, leastArea: number): Line[] {
  const { coordinates } = contours().size([SIZE, SIZE]).contour(field, distance);
  // GeoJSON positions are arrays of any length; d3 makes them of two numbers.
  const rings = coordinates.flat() as unknown as Point[][];
  return rings.flatMap((ring) => linesOf(ring, leastArea));
}

type Lines = { coast: Line[]; water: Line[][]; terraces: Line[][]; islets: readonly Point[] };

/** Small pictures draw only the first of each. */
const FINE = ' display="var(--land-fine,none)"';
const OPACITIES = ['.42', '.26', '.14'];

/** The drawing of a country, in colours of the page: `color` is the coast, `--land-fill` the land. */
function markup(code: string, { coast, water, terraces, islets }: Lines, tolerance: number) {
  const data = (lines: readonly Line[]) => lines.map((line) => pathOf(line, tolerance)).join('');
  const path = (d: string, attributes: string) =>
    d && `<path vector-effect="non-scaling-stroke"${attributes} d="${d}"/>`;
  const inward = (parity: number) =>
    data(terraces.filter((_, index) => index % 2 === parity).flat());
  const strokes = islets.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}l2-2`).join('');
  const terrace = ' stroke="var(--land-line,currentColor)" opacity=".32"';
  return [
    `<g id="${code}" fill="none" stroke="currentColor" stroke-linejoin="round" stroke-linecap="round">`,
    ...water.map((lines, index) =>
      path(data(lines), ` opacity="${OPACITIES[index] ?? ''}"${index === 2 ? FINE : ''}`),
    ),
    path(data(coast), ' stroke-width="1.25" fill="var(--land-fill,var(--color-surface))"'),
    path(strokes, ' stroke-width="1.5"'),
    path(inward(0), terrace),
    path(inward(1), terrace + FINE),
    '</g>',
  ].join('');
}

function drawLand(code: string, { mask, islets }: Land): string {
  const blurred = blur(coastDistances(mask), 2);
  const [sharp, soft] = [[...blurred], [...blur(blurred, 12)]];
  const lines = {
    coast: linesAt(sharp, 0, 14),
    water: WATER.map((distance) => linesAt(soft, -distance, 60)),
    terraces: TERRACES.map((distance) => linesAt(soft, distance, 30)),
    islets,
  };
  for (let tolerance = 0.55; ; tolerance *= 1.18) {
    const drawn = markup(code, lines, tolerance);
    if (drawn.length <= MAX_PORTRAIT_BYTES) return drawn;
  }
}

/** All portraits as groups of one SVG, each with its ISO code as id, and their projections. */
export function drawPlaces(): { sprite: string; projections: Record<string, Projection> } {
  const places = Object.keys(frames).map((code) => ({ code, land: landOf(code) }));
  const drawn = places.map(({ code, land }) => drawLand(code, land)).join('\n');
  return {
    sprite: `<svg xmlns="http://www.w3.org/2000/svg"><defs>\n${drawn}\n</defs></svg>\n`,
    projections: Object.fromEntries(places.map(({ code, land }) => [code, land.projection])),
  };
}
