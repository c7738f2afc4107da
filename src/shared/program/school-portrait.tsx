import projections from 'virtual:places/projections';
import type { SchoolSummary } from '@/api/program/contract';
import { Portrait } from '@/ui/portrait';

/** The radius of the dot in the portrait's box of 240. */
const DOT_RADIUS = 9;

/** The place of a school in the portrait of its country; `null` if it is unknown or outside of the picture. */
export function pointOf({ iso_code: iso, position }: Pick<SchoolSummary, 'iso_code' | 'position'>) {
  const projection = iso == null ? undefined : projections[iso];
  if (!projection || !position) return null;
  const [scale, lon, lat] = projection;
  const cx = 120 + (position.lon - lon) * scale * Math.cos((lat * Math.PI) / 180);
  const cy = 120 - (position.lat - lat) * scale;
  return [cx, cy].every((value) => value >= 0 && value <= 240) ? { cx, cy } : null;
}

/** The portrait of a school's country, with the school as a dot. */
export function SchoolPortrait({
  school,
  className,
}: {
  school: SchoolSummary;
  className?: string;
}) {
  const point = pointOf(school);
  return (
    <Portrait iso={school.iso_code} size={64} {...(className && { className })}>
      {point && (
        <>
          <circle {...point} r={DOT_RADIUS + 5} className="fill-ground" />
          <circle {...point} r={DOT_RADIUS} className="fill-accent" />
        </>
      )}
    </Portrait>
  );
}
