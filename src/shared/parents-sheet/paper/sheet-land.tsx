import { sprite } from 'virtual:places';
import { useTranslation } from '@/i18n/use-translation';
import { SchoolPoint } from '@/shared/land/school-point';
import { HORNS_SCALE, landView } from './land-view';
import type { Sheet } from '@/shared/parents-sheet/content/sheet';

/** The widest sheet's; a narrower one shows less sea on both sides. */
const BOX = { width: 640, height: 148 };
/** From that of a phone to that of the widest sheet. */
const HEIGHT = 'clamp(6rem, 23vw, 9.25rem)';

/** The land around the school, with the school as horns (R42); nothing without a portrait. */
export function SheetLand({ sheet, place }: { sheet: Sheet; place: string }) {
  const { t } = useTranslation('sheet');
  const view = landView(sheet, BOX);
  if (!view) return null;
  const { iso, point, left, top, width, height } = view;
  return (
    <svg
      role="img"
      aria-label={t('land', { place })}
      viewBox={`${left} ${top} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className="block w-full border-b text-brand [--land-fine:inline]"
      style={{ height: HEIGHT }}
    >
      <use href={`${sprite}#${iso}`} />
      {point && (
        <g fill="none" stroke="currentColor" strokeLinecap="round">
          <SchoolPoint point={point} scale={HORNS_SCALE} color="currentColor" strokeWidth={2.5} />
        </g>
      )}
    </svg>
  );
}
