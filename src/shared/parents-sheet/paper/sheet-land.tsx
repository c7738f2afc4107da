import { sprite } from 'virtual:places';
import { useTranslation } from '@/i18n/use-translation';
import { HORNS_SCALE, SCHOOL_HORNS, landView } from './land-view';
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
        <g
          transform={`translate(${point.cx} ${point.cy - 2.5}) scale(${HORNS_SCALE})`}
          fill="none"
          stroke="currentColor"
          strokeWidth={2.5}
          strokeLinecap="round"
        >
          <circle cy={4.5} r={7} stroke="none" fill="var(--color-surface)" />
          <circle cy={4.5} r={4} stroke="none" fill="currentColor" />
          <path d={SCHOOL_HORNS} />
        </g>
      )}
    </svg>
  );
}
