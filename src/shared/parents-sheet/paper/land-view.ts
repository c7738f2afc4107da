import { pointOf } from '@/shared/program/school-portrait';
import { hasPortrait } from '@/ui/portrait';
import type { Sheet } from '@/shared/parents-sheet/content/sheet';

/** Edge of a portrait's box (R42). */
const SIZE = 240;
/** Part of the portrait around the school, in its units. */
const WIDTH = 196;
/** The horns that mark the school. */
export const SCHOOL_HORNS = 'M-2.2-1.5C-2.7-11-6-20.5-12.5-28.5M2.8-2C2.8-11.3.2-21.5-6-30';

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** The part of a country's portrait that is shown in a box, and the school in it; `null` without a portrait. */
export function landView({ iso, position }: Sheet, box: { width: number; height: number }) {
  if (!hasPortrait(iso)) return null;
  const point = pointOf({ iso_code: iso, position });
  const height = (WIDTH * box.height) / box.width;
  return {
    iso,
    point,
    left: clamp((point?.cx ?? SIZE / 2) - WIDTH / 2, 0, SIZE - WIDTH),
    // The horns rise above the school.
    top: clamp((point?.cy ?? SIZE / 2) - height * 0.6, 0, SIZE - height),
    width: WIDTH,
    height,
  };
}
