import { pointOf } from '@/shared/program/school-portrait';
import { hasPortrait } from '@/ui/portrait';
import type { Sheet } from '@/shared/parents-sheet/content/sheet';

/** Edge of a portrait's box (R42). */
const SIZE = 240;
/** Units of the portrait across the sheet: the country, with sea on both sides. */
const WIDTH = 360;
/** The size of the school's horns in the portrait. */
export const HORNS_SCALE = 0.7;
/** What the horns need above the school and the dot below it, with some air. */
const ABOVE = 28;
const BELOW = 8;

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** The part of a country's portrait that is shown in a box, and the school in it; `null` without a portrait. */
export function landView(
  { iso, position }: Pick<Sheet, 'iso' | 'position'>,
  box: { width: number; height: number },
) {
  if (!hasPortrait(iso)) return null;
  const point = pointOf({ iso_code: iso, position });
  const height = (WIDTH * box.height) / box.width;
  const cy = point?.cy ?? SIZE / 2;
  const wanted = clamp(cy - height * 0.6, 0, SIZE - height);
  return {
    iso,
    point,
    left: (SIZE - WIDTH) / 2,
    // At the edge of a country the horns and the dot count more than the land.
    top: clamp(wanted, cy + BELOW - height, cy - ABOVE),
    width: WIDTH,
    height,
  };
}
