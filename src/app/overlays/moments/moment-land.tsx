import { waves } from '@/shared/land/waves';
import { Cairn } from '@/ui/cairn';
import { drawnLine, litRow } from './motion';

const WIDTH = 400;
const HEIGHT = 600;
/** Each with its place, height and width, in parts of the whole. */
const PEAKS = [
  [0.24, 0.55, 0.13],
  [0.5, 1, 0.15],
  [0.78, 0.66, 0.12],
] as const;

/** The height of a row above the foot, at a part of the width; `depth` is 0 in front and 1 at the back. */
function rowAt(part: number, depth: number, seed: number): number {
  const rise = PEAKS.reduce((sum, [at, height, width]) => {
    const place = at + Math.sin(seed * 3 + at * 9) * 0.05;
    return sum + height * Math.exp(-(((part - place) / width) ** 2));
  }, 0);
  const sway = waves(part * WIDTH + seed * 140, depth * 8) * 1.6;
  return HEIGHT * (1 - depth * 0.38 - 0.46 * rise * depth ** 0.8) - 8 + sway;
}

/** A row as path data, filled down to the foot; its ends are outside the picture. */
function rowPath(depth: number, seed: number): string {
  const points = Array.from({ length: 85 }, (_, at) => {
    const part = (at - 2) / 80;
    return `${part * WIDTH} ${Number(rowAt(part, depth, seed).toFixed(1))}`;
  });
  return `M${points.join('L')}V${HEIGHT + 20}H-10Z`;
}

/** Rows of land, in path data from the front to the back. */
const land = (rows: number, seed: number) =>
  Array.from({ length: rows }, (_, at) => rowPath(at / (rows - 1), seed));

const LANDS = {
  saved: land(9, 4),
  sent: land(9, 3),
  offer: land(16, 2),
};

const LIGHTS = LANDS.offer.map((_, index) => litRow(index));

/** The land of a moment; of an offer it turns green, row by row. */
export function MomentLand({ kind }: { kind: keyof typeof LANDS }) {
  const isOffer = kind === 'offer';
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      strokeWidth={1.25}
      className="absolute inset-0 size-full *:[vector-effect:non-scaling-stroke]"
    >
      {LANDS[kind]
        .map((d, index) => (
          <path
            key={d}
            ref={isOffer ? LIGHTS[index] : undefined}
            d={d}
            className={isOffer ? 'fill-ground stroke-brand' : 'fill-ground stroke-contour'}
          />
        ))
        .reverse()}
    </svg>
  );
}

const STONE_AT = 0.42;

/** The first stone, on the second row of the land. */
export function FirstStone() {
  const top = rowAt(STONE_AT, 1 / (LANDS.saved.length - 1), 4) / HEIGHT;
  return (
    <svg
      aria-hidden
      width={80}
      height={24}
      viewBox="-40 -24 80 24"
      style={{
        left: `${STONE_AT * 100}%`,
        top: `${top * 100}%`,
        transform: 'translate(-50%, -100%)',
      }}
      className="absolute overflow-visible"
    >
      <Cairn x={0} y={1} stones={1} set={1} scale={4} fall={0} />
    </svg>
  );
}

/** Lines of writing that rise like land, from the lowest. */
const LINES = Array.from({ length: 8 }, (_, i) => {
  const [a, b, c] = [17 * i, 20 * i, 21 * i];
  return `M10 ${188 - a}C${50 + 4 * i} ${186 - a} 70 ${184 - b} ${104 + 3 * i} ${176 - c}S${170 - 2 * i} ${182 - 19 * i} 230 ${186 - a}`;
});

const DRAWN = LINES.map((_, index) => drawnLine(index));

export function EssayLines() {
  return (
    <svg aria-hidden width={240} height={200} viewBox="0 0 240 200" fill="none" className="m-auto">
      {LINES.map((d, index) => (
        <path
          key={d}
          ref={DRAWN[index]}
          d={d}
          pathLength={1}
          strokeWidth={2}
          strokeLinecap="round"
          className="stroke-brand"
        />
      ))}
    </svg>
  );
}
