import { memo } from 'react';
import type { Activity } from '@/api/discovery/contract';
import { useTranslation } from '@/i18n/use-translation';
import { DRAWINGS } from './drawings';

/** The ground runs past both edges of the card. */
const GROUND = 'M-160 160C-90 152-30 163 8 158S96 160 132 157 204 153 232 157 330 164 400 154';

const TERRACES = [0, 1, 2, 3].map((at) => {
  const [y, middle] = [172 + at * 11, 165 + at * 12];
  return `M-160 ${y}C-80 ${middle - 1}-20 ${y + 5} 60 ${y - 2}S170 ${middle + 1} 250 ${y} 340 ${y + 4} 400 ${y - 4}`;
});

/** The picture of an activity: a few things on the land, one of them touched by the colour of the brand. */
export const Drawing = memo(function Drawing({ activity }: { activity: Activity }) {
  const { t } = useTranslation('discovery');
  return (
    <svg
      role="img"
      aria-label={t(`drawing.${activity}`)}
      viewBox="0 0 240 214"
      preserveAspectRatio="xMidYMax meet"
      className="deck-drawing"
    >
      {TERRACES.map((d) => (
        <path key={d} d={d} data-tone="terrace" />
      ))}
      <path d={GROUND} data-tone="ground" />
      {DRAWINGS[activity].map(({ d, tone }) => (
        <path key={d} d={d} data-tone={tone} />
      ))}
    </svg>
  );
});
