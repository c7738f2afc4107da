import { formatMonth, formatShortDay } from '@/i18n/format-date';
import { useLocale } from '@/i18n/use-locale';
import { HORNS } from '@/shared/land/land';
import { trailOf, WIDE_TRAIL, type Point, type Trail } from './trail';
import { capitalize } from '@/shared/program/criteria';
import { useElementSize, type ElementSize } from '@/shared/hooks/use-element-size';
import { Cairn } from '@/ui/cairn';
import { cx } from '@/ui/cx';
import type { TrailFrame, TrailStop } from './trail-frame';
import { mainKind, nameLines, placeLabels } from './trail-labels';
import { placeStops } from './trail-stops';

type Props = {
  frame: TrailFrame;
  stops: readonly TrailStop[];
  /** `YYYY-MM-DD`. */
  today: string;
  /** The words at the summit. */
  goal: string | null;
  /** The picture in a sentence. */
  label: string;
  className: string;
};

function Rows({ trail }: { trail: Trail }) {
  return trail.rows.map(({ d, isMonth }, at) => (
    <path
      // Their order never changes.
      key={at}
      d={d}
      strokeWidth={1.25}
      strokeLinejoin="round"
      className={cx('fill-ground stroke-contour', !isMonth && '[stroke-opacity:.55]')}
    />
  ));
}

/** Where the student stands. */
function Horns({ x, y, scale }: Point & { scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale * 0.9})`} fill="none" strokeLinecap="round">
      <path d={HORNS} strokeWidth={9} className="stroke-ground" />
      <path d={HORNS} strokeWidth={2.6} className="stroke-ink" />
    </g>
  );
}

function Rays({ x, y }: Point) {
  return (
    <path
      d={`M${x} ${y}v-6M${x - 8} ${y + 3}l-4 -4M${x + 8} ${y + 3}l4 -4`}
      fill="none"
      strokeWidth={2}
      strokeLinecap="round"
      className="stroke-brand"
    />
  );
}

/** The months at the left ends of their rows. */
function MonthNames({ months, edgeOf }: Pick<TrailFrame, 'months'> & Pick<Trail, 'edgeOf'>) {
  const locale = useLocale();
  return months.map((month, at) => {
    const y = edgeOf(at);
    // The front has wider steps: there each month has its name.
    if (at % 2 === 1 || (at > 0 && edgeOf(at - 2) - y < 19)) return null;
    return (
      <text
        key={month}
        x={0}
        y={y - 4}
        // The picture runs from edge to edge of a narrow window.
        className="fill-muted font-500 max-lg:transform-[translateX(var(--gutter))]"
      >
        {capitalize(formatMonth(locale, Number(month.slice(5))))}
      </text>
    );
  });
}

function Drawing({
  frame,
  stops,
  today,
  goal,
  size: { width, height },
}: Omit<Props, 'label' | 'className'> & { size: ElementSize }) {
  const locale = useLocale();
  const trail = trailOf({ width, height, last: frame.last });
  const wide = width > WIDE_TRAIL;
  const scale = wide ? 1.5 : 1;
  const now = frame.dayOf(today) ?? { month: 1, part: 0 };
  const days = placeStops(stops, { frame, trail, scale });
  const labels = placeLabels(
    days.map((place) => {
      const kind = mainKind(place.stops);
      const named = place.stops.filter(
        (stop) => wide || stop.kind === 'near' || stop.kind === 'offer',
      );
      return {
        ...place,
        key: place.day,
        kind,
        name: named.flatMap(({ name }, at) => nameLines(at < named.length - 1 ? `${name},` : name)),
        date: formatShortDay(locale, place.day),
        dated: wide && kind !== 'past',
      };
    }),
    { width, wide },
  );
  const { sun, summit } = trail;
  const you = trail.pointOf(now);
  return (
    <svg
      aria-hidden
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className="block overflow-visible"
    >
      <circle
        cx={sun.x}
        cy={sun.y}
        r={sun.radius}
        fill="none"
        strokeWidth={1.25}
        className="stroke-edge"
      />
      <Rows trail={trail} />
      <path
        d={trail.pathFrom(now)}
        fill="none"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeDasharray=".1 6"
        className="stroke-edge"
      />
      <path
        d={trail.pathTo(now)}
        fill="none"
        strokeWidth={2.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-brand"
      />
      {days
        .flatMap((place) => place.stops)
        .map(({ key, x, y, top, stones, set, kind, fall }) => (
          <g key={key}>
            <Cairn
              x={x}
              y={y + 1}
              stones={stones}
              set={set}
              tone={kind === 'near' ? 'near' : 'plain'}
              scale={scale}
              fall={fall}
            />
            {kind === 'offer' && <Rays x={x} y={top - 4} />}
          </g>
        ))}
      <Horns x={you.x} y={you.y + 1} scale={wide ? 1.35 : 1} />
      <circle cx={summit.x} cy={summit.y} r={5} className="fill-ink" />
      <g
        strokeWidth={5}
        strokeLinejoin="round"
        className="fill-ink stroke-ground text-[min(0.8125rem,4vw)] font-600 [paint-order:stroke]"
      >
        <MonthNames months={frame.months} edgeOf={trail.edgeOf} />
        {labels.map(({ key, x, y, text, near, quiet }) => (
          <text
            key={key}
            x={x}
            y={y}
            textAnchor="middle"
            className={cx('num', near && 'fill-accent', quiet && 'fill-muted font-500')}
          >
            {text}
          </text>
        ))}
        {goal && (
          <text x={summit.x - (wide ? 16 : 12)} y={summit.y - 12} textAnchor="end">
            {goal}
          </text>
        )}
      </g>
    </svg>
  );
}

/** The year from last month to departure: what is due is a cairn on it. Each fact is on the page as text too. */
export function TrailPicture({ label, className, ...drawing }: Props) {
  const [ref, size] = useElementSize();
  return (
    <figure ref={ref} role="img" aria-label={label} className={cx('overflow-hidden', className)}>
      {size && size.width > 0 && <Drawing {...drawing} size={size} />}
    </figure>
  );
}
