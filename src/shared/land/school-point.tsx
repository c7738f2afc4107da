import type { SVGProps } from 'react';
import { SCHOOL_HORNS } from './school-horns';

type Props = Pick<SVGProps<SVGPathElement>, 'strokeWidth' | 'vectorEffect'> & {
  /** Where the school is in the portrait. */
  point: { cx: number; cy: number };
  scale: number;
  /** The color of the dot; the horns have the stroke of their parent. */
  color: string;
};

/** A school on a portrait (R42): a dot with horns. */
export function SchoolPoint({ point, scale, color, ...horns }: Props) {
  return (
    <g transform={`translate(${point.cx} ${point.cy - 2.5}) scale(${scale})`}>
      <circle cy={4.5} r={7} stroke="none" fill="var(--color-surface)" />
      <circle cy={4.5} r={4} stroke="none" fill={color} />
      <path {...horns} d={SCHOOL_HORNS} />
    </g>
  );
}
