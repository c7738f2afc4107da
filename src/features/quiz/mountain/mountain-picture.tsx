import { useElementSize, type ElementSize } from '@/shared/hooks/use-element-size';
import { prefersReducedMotion } from '@/shared/land/motion';
import { cx } from '@/ui/cx';
import type { Label } from './labels';
import { mountainOf, type Path } from './mountain';
import type { Summit } from './surface';

type Props = {
  summits: readonly Summit[];
  paths: number;
  /** The picture in a sentence; empty if it is decoration. */
  label: string;
  /** Whether it rises from the ground, while the student waits. */
  grows?: boolean;
  className?: string;
};

/** Refs that draw a path as if by hand, each a little later. */
const DRAW = [0, 80, 160].map((delay) => (path: SVGPathElement | null) => {
  if (!path || prefersReducedMotion()) return;
  path.animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], {
    duration: 400,
    delay,
    easing: 'ease-out',
    fill: 'backwards',
  });
});

function rise(group: SVGGElement | null): void {
  if (!group || prefersReducedMotion()) return;
  group.animate([{ transform: 'scaleY(0.1)' }, { transform: 'none' }], {
    duration: 1200,
    easing: 'ease-out',
  });
}

/** A path with its number at its foot. */
function NumberedPath({ path: { d, x, y }, at, scale }: { path: Path; at: number; scale: number }) {
  return (
    <g>
      <path
        ref={DRAW[at]}
        d={d}
        pathLength={1}
        strokeDasharray={1}
        fill="none"
        strokeWidth={2 * scale}
        className="stroke-brand"
      />
      <circle cx={x} cy={y} r={11 * scale} strokeWidth={2} className="fill-brand stroke-ground" />
      <text
        x={x}
        y={y + 4.6 * scale}
        textAnchor="middle"
        fill="var(--color-on-brand)"
        fontSize={13 * scale}
        className="font-700"
      >
        {at + 1}
      </text>
    </g>
  );
}

/** The name of a summit, with a line down to it if it stands high above. */
function SummitName({ label: { lines, x, size, isHigh, foot } }: { label: Label }) {
  return (
    <g>
      {foot && (
        <path
          d={`M${foot.x} ${foot.y}V${(lines.at(-1)?.y ?? 0) + 5}`}
          strokeWidth={1}
          className="stroke-edge"
        />
      )}
      {lines.map(({ text, y }) => (
        <text
          key={y}
          x={x}
          y={y}
          textAnchor="middle"
          fontSize={size}
          strokeWidth={5}
          className={cx(
            'stroke-ground [paint-order:stroke]',
            isHigh ? 'fill-ink font-600' : 'fill-muted font-500',
          )}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

function Drawing({
  size: { width, height },
  summits,
  paths: count,
  grows,
}: Pick<Props, 'summits' | 'paths' | 'grows'> & { size: ElementSize }) {
  const { sun, rows, paths, labels, scale } = mountainOf(summits, { width, height, paths: count });
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden
      strokeWidth={1.25}
      strokeLinejoin="round"
      strokeLinecap="round"
      className="block overflow-visible"
    >
      <circle r={sun.radius} cx={sun.x} cy={sun.y} fill="none" className="stroke-edge" />
      <g ref={grows ? rise : undefined} style={{ transformOrigin: `0 ${height}px` }}>
        {rows.map((d, at) => (
          // Their order never changes.
          <path key={at} d={d} className="fill-ground stroke-contour" />
        ))}
      </g>
      {paths.map((path, at) => (
        <NumberedPath key={at} path={path} at={at} scale={scale} />
      ))}
      {labels.map((label) => (
        <SummitName key={label.type} label={label} />
      ))}
    </svg>
  );
}

/** Six summits as high as the interests, and the paths to the nearest fields. The page has each fact as text too. */
export function MountainPicture({ label, className, ...drawing }: Props) {
  const [ref, size] = useElementSize();
  return (
    <figure
      ref={ref}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={cx('overflow-hidden', className)}
      // In forced colours the picture keeps those of the theme, all of them.
      style={{ forcedColorAdjust: 'none' }}
    >
      {size && size.width > 0 && <Drawing {...drawing} size={size} />}
    </figure>
  );
}
