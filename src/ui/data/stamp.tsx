import type { Ref } from 'react';
import { cx } from '@/ui/cx';

type Props = {
  label: string;
  /** Day and hour; empty if they are not known. */
  at: string;
  /** Over a picture. */
  large?: boolean;
  ref?: Ref<HTMLParagraphElement>;
};

/** The stamp of an application that was sent. In the color of the brand: red would mean that it needs something. */
export function Stamp({ label, at, large = false, ref }: Props) {
  return (
    <p
      ref={ref}
      style={{ transform: 'rotate(-5deg)', outlineStyle: 'solid' }}
      className={cx(
        'inline-grid rounded-[3px] border-brand text-center font-700 text-brand outline-brand',
        large
          ? 'border-4 bg-ground px-7 py-3.5 text-44 outline-2 outline-offset-4'
          : 'border-2 px-2.5 py-1 outline-1 outline-offset-2',
      )}
    >
      {label}
      {at && <span className={cx('num font-600', large ? 'text-17' : 'text-13')}>{at}</span>}
    </p>
  );
}
