import { sprite } from 'virtual:places';
import type { SchoolSummary } from '@/api/program/contract';
import { useTranslation } from '@/i18n/use-translation';
import { bearing, greatCircleKm, HANOI, type Position } from '@/lib/flight';
import { SchoolPoint } from '@/shared/land/school-point';
import { useNarrow } from '@/shared/hooks/use-narrow';
import { formatPlace } from '@/shared/program/place';
import { pointOf } from '@/shared/program/school-portrait';
import { useFlightFormat } from '@/shared/program/use-flight-format';
import { hasPortrait } from '@/ui/portrait';

/** Part of the portrait around the school, in its units; a wider head shows more on both sides. */
const VIEW = { width: 196, height: 112 };
/** Edge of a portrait's box. */
const SIZE = 240;
/** Longer than the head at any width. */
const WAY_LENGTH = 700;

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** Room for the label of the way inside the part that each head shows. */
const INSET = { x: 6, y: 14 };

type Box = { left: number; top: number; width: number; height: number };

/** The way to Hanoi as it begins at the school; the portrait is true to scale there. Its label is where it leaves. */
function Way({
  from,
  point,
  box,
}: {
  from: Position;
  point: { cx: number; cy: number };
  box: Box;
}) {
  const { t } = useTranslation('results');
  const narrow = useNarrow();
  const angle = bearing(from, HANOI);
  const [east, south] = [Math.sin(angle), -Math.cos(angle)];
  const at = (distance: number) => [point.cx + distance * east, point.cy + distance * south];
  const right = east > 0 ? box.left + box.width - INSET.x : box.left + INSET.x;
  const bottom = south > 0 ? box.top + box.height - INSET.y : box.top + INSET.y;
  const [x = 0, y = 0] = at(Math.min((right - point.cx) / east, (bottom - point.cy) / south));
  return (
    <>
      <path
        vectorEffect="non-scaling-stroke"
        strokeWidth={1.5}
        strokeDasharray="0.1 7"
        d={`M${at(9).join(' ')}L${at(WAY_LENGTH).join(' ')}`}
      />
      <text
        x={x}
        // Beside the way on its outer side, which the way itself does not cross.
        y={south > 0 ? y + 9 : y - 4}
        textAnchor={east > 0 ? 'end' : 'start'}
        stroke="var(--color-surface)"
        strokeWidth={2}
        paintOrder="stroke"
        fill="var(--color-ink)"
        // 13 px in the units of the picture.
        fontSize={narrow ? 6.9 : 4.85}
        className="num font-500"
      >
        {t('detail.hanoi', { km: Math.round(greatCircleKm(from, HANOI) / 10) * 10 })}
      </text>
    </>
  );
}

/** The land around a school, with the school as horns and the way to Hanoi (R42); nothing without a portrait. */
export function PlaceHead({ school }: { school: SchoolSummary }) {
  const { t } = useTranslation('results');
  const { way } = useFlightFormat();
  const { iso_code: iso, position } = school;
  if (!hasPortrait(iso)) return null;
  const point = pointOf(school);
  const { width, height } = point ? VIEW : { width: 212, height: 212 };
  // At the edge of the land, the school moves out of the middle and leaves the room to the land.
  const left = clamp((point?.cx ?? 120) - width / 2, 0, SIZE - width);
  const top = clamp((point?.cy ?? 120) - height / 2, 8, SIZE - 8 - height);
  return (
    <svg
      role="img"
      aria-label={t('detail.land', { place: formatPlace(school) })}
      viewBox={`${left} ${top} ${width} ${height}`}
      className="block h-55 w-full border-b text-brand [--land-fine:inline] md:h-75"
    >
      <use href={`${sprite}#${iso}`} />
      {point && (
        <g
          fill="none"
          stroke="var(--color-accent)"
          strokeLinecap="round"
          className="forced-colors:stroke-[CanvasText]"
        >
          {position && way(school) && (
            <Way from={position} point={point} box={{ left, top, width, height }} />
          )}
          <SchoolPoint
            point={point}
            scale={0.55}
            color="var(--color-accent)"
            strokeWidth={2.25}
            vectorEffect="non-scaling-stroke"
          />
        </g>
      )}
    </svg>
  );
}
