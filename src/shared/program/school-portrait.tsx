import projections from 'virtual:places/projections';
import type { SchoolSummary } from '@/api/program/contract';
import { Portrait } from '@/ui/portrait';

/** The dot's radius in the box of the portrait, for a portrait of `size` px. */
const dotRadius = (size: number) => (size < 80 ? 9 : 7);

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
  size,
  className,
}: {
  school: SchoolSummary;
  size: number;
  className?: string;
}) {
  const point = pointOf(school);
  const radius = dotRadius(size);
  return (
    <Portrait iso={school.iso_code} size={size} {...(className && { className })}>
      {point && (
        <>
          <circle {...point} r={radius + 5} className="fill-ground" />
          <circle {...point} r={radius} className="fill-accent" />
        </>
      )}
    </Portrait>
  );
}
