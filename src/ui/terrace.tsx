import { cx } from './cx';

// The land every 64 units from the left edge: how deep its skyline lies, how far apart the lines
// below it are (tenths), and how much the lower ones fall away, which closes them into hills.
const LAND: readonly (readonly [skyline: number, gap: number, fall: number])[] = [
  [106, 115, 6],
  [102, 112, 7],
  [100, 108, 8],
  [97, 112, 6],
  [90, 116, 3],
  [80, 112, 1],
  [71, 104, 0],
  [66, 98, 0],
  [67, 104, 0],
  [75, 116, 3],
  [87, 108, 8],
  [94, 98, 7],
  [98, 96, 3],
  [104, 92, 4],
  [108, 88, 7],
  [109, 84, 12],
  [97, 78, 24],
  [60, 82, 28],
  [36, 92, 16],
  [25, 98, 7],
  [19, 92, 2],
  [14, 84, 0],
  [13, 86, 0],
  [19, 94, 3],
  [22, 88, 9],
  [14, 82, 20],
  [8, 84, 26],
];

/** One contour, counted from the skyline: a curve through the midpoints, so that it never breaks. */
function contour(line: number) {
  let [path, lastX, lastY] = ['', 0, 0];
  LAND.forEach(([skyline, gap, fall], at) => {
    const x = at * 64 - 32;
    const sway = 2.2 * Math.sin(line * 1.3 + at * 1.9) * Math.min(1, line / 3);
    const y = Math.round(skyline + (line * gap) / 10 + (line * line * fall) / 100 + sway);
    if (at === 0) path = `M${x} ${y}`;
    else path += `${at === 1 ? 'L' : `Q${lastX} ${lastY} `}${(lastX + x) / 2} ${(lastY + y) / 2}`;
    [lastX, lastY] = [x, y];
  });
  return path;
}

/**
 * Contour lines of terraced hills, with the two horns of the logo in the accent colour, for the 404 page. It fills the width; give it a
 * height and clip what surrounds it.
 */
export function Terrace({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 1600 190"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      className={cx(
        'block w-full overflow-visible [clip-path:inset(-120px_0_0)] *:[vector-effect:non-scaling-stroke]',
        className,
      )}
    >
      <path
        d={Array.from({ length: 21 }, (_, line) => contour(line)).join('')}
        strokeWidth={1.25}
        className="stroke-contour"
      />
      <path
        d="M985 84C983 64 974 40 956 18M996 80C995 62 987 36 971 13"
        strokeWidth={2}
        strokeLinecap="round"
        className="stroke-accent"
      />
    </svg>
  );
}
