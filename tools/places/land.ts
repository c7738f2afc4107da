import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { merge } from 'topojson-client';
import type { MultiPolygon, Topology } from 'topojson-specification';
import { frames, type Frame } from './frames.ts';

/** Width and height of a portrait's grid; the land leaves `MARGIN` free for the water around it. */
export const SIZE = 240;
const MARGIN = 26;

export type Point = readonly [x: number, y: number];
type Polygon = readonly (readonly Point[])[];

/** Cells of a degree of latitude, and the point in the middle of the grid. */
export type Projection = readonly [scale: number, longitude: number, latitude: number];

/** Linear in degrees, and true to scale in the middle; as in src/shared/program/school-portrait.tsx. */
export function project([scale, lon, lat]: Projection, point: Point): Point {
  return [
    SIZE / 2 + (point[0] - lon) * scale * Math.cos((lat * Math.PI) / 180),
    SIZE / 2 - (point[1] - lat) * scale,
  ];
}

type Countries = { type: 'GeometryCollection'; geometries: MultiPolygon[] };

function readTopology(): Topology<{ countries: Countries }> {
  const require = createRequire(import.meta.url);
  return JSON.parse(readFileSync(require.resolve('world-atlas/countries-10m.json'), 'utf8'));
}

const topology = readTopology();

function polygonsOf({ id, west, south, east, north }: Frame): Polygon[] {
  const found = topology.objects.countries.geometries.find((country) => country.id === id);
  if (!found) throw new Error(`No country ${id} in world-atlas`);
  // GeoJSON positions are arrays of any length; those of this source have two numbers.
  const all = merge(topology, [found]).coordinates as unknown as Polygon[];
  const inFrame = ([x, y]: Point) => x >= west && x <= east && y >= south && y <= north;
  return all.filter(([outline]) => outline?.some(inFrame));
}

/** The projection in which the points fill the grid, rounded as the page gets it. */
function projectionOf(points: readonly Point[]): Projection {
  const range = (axis: 0 | 1) => {
    let [least, most] = [Infinity, -Infinity];
    for (const point of points) {
      least = Math.min(least, point[axis]);
      most = Math.max(most, point[axis]);
    }
    return { middle: (least + most) / 2, length: most - least };
  };
  const [lon, lat] = [range(0), range(1)];
  const narrowing = Math.cos((lat.middle * Math.PI) / 180);
  const scale = (SIZE - 2 * MARGIN) / Math.max(lon.length * narrowing, lat.length);
  // To about half a cell.
  const digits = Math.max(0, Math.ceil(Math.log10(scale)));
  const middle = ({ middle: degrees }: { middle: number }) => Number(degrees.toFixed(digits));
  return [Number(scale.toPrecision(3)), middle(lon), middle(lat)];
}

/** Marks the cells inside the polygons, row by row. */
function rasterize(polygons: readonly Polygon[]): Uint8Array {
  const mask = new Uint8Array(SIZE * SIZE);
  for (const rings of polygons) {
    const crossings = Array.from({ length: SIZE }, (): number[] => []);
    for (const ring of rings) {
      ring.forEach(([bx, by], index) => {
        const [ax, ay] = ring[index === 0 ? ring.length - 1 : index - 1] ?? [bx, by];
        const top = Math.max(0, Math.ceil(Math.min(ay, by) - 0.5));
        const bottom = Math.min(SIZE, Math.ceil(Math.max(ay, by) - 0.5));
        for (let y = top; y < bottom; y++) {
          crossings[y]?.push(ax + ((y + 0.5 - ay) * (bx - ax)) / (by - ay));
        }
      });
    }
    crossings.forEach((xs, y) => {
      xs.sort((a, b) => a - b);
      for (let k = 0; k + 1 < xs.length; k += 2) {
        const from = Math.max(0, Math.ceil((xs[k] ?? 0) - 0.5));
        const to = Math.min(SIZE, Math.ceil((xs[k + 1] ?? 0) - 0.5));
        if (to > from) mask.fill(1, y * SIZE + from, y * SIZE + to);
      }
    });
  }
  return mask;
}

export type Land = {
  projection: Projection;
  /** 1 for land, row by row. */
  mask: Uint8Array;
  islets: readonly Point[];
};

/** The land of a country on the grid of its portrait. */
export function landOf(code: string): Land {
  const frame = frames[code];
  if (!frame) throw new Error(`No frame for ${code}`);
  const { west, south, east, north, islets = [] } = frame;
  const polygons = polygonsOf(frame);
  const shown = polygons
    .flatMap(([outline = []]) => outline)
    .filter(([x, y]) => x >= west && x <= east && y >= south && y <= north);
  const projection = projectionOf([...shown, ...islets]);
  const toGrid = (point: Point) => project(projection, point);
  return {
    projection,
    mask: rasterize(polygons.map((rings) => rings.map((ring) => ring.map(toGrid)))),
    islets: islets.map(toGrid),
  };
}
