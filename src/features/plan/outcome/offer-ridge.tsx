const WIDTH = 320;
const HEIGHT = 96;
const ROWS = 7;
/** Each with its place, height and width, in parts of the whole; the menu is at the right. */
const PEAKS = [
  [0.2, 0.55, 0.12],
  [0.44, 1, 0.14],
  [0.67, 0.5, 0.09],
] as const;

/** A row as path data, filled down to the foot; `depth` is 0 in front and 1 at the back. */
function rowPath(depth: number): string {
  const line = Array.from({ length: 41 }, (_, at) => {
    const x = (at / 40) * WIDTH;
    const rise = PEAKS.reduce(
      (sum, [place, height, width]) => sum + height * Math.exp(-(((at / 40 - place) / width) ** 2)),
      0,
    );
    const sway = Math.sin(x * 0.021 + depth * 13) + 0.6 * Math.sin(x * 0.047 + depth * 23);
    const y = HEIGHT * (0.96 - depth * 0.38 - rise * 0.46 * depth ** 0.8) + sway * 0.8;
    return `${Math.round(x)} ${Number(y.toFixed(1))}`;
  });
  return `M${line.join('L')}V${HEIGHT + 4}H0Z`;
}

const PATHS = Array.from({ length: ROWS + 1 }, (_, at) => rowPath(1 - at / ROWS));

/** The land in the color of the brand, at the head of an offer. */
export function OfferRidge() {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="-mx-4 -mt-2 mb-2 block h-24 w-[calc(100%+2rem)] rounded-t-[9px] *:[vector-effect:non-scaling-stroke]"
    >
      {PATHS.map((d) => (
        <path key={d} d={d} strokeWidth={1.25} className="fill-surface stroke-brand" />
      ))}
    </svg>
  );
}
