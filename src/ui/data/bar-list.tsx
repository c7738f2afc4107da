import { cx } from '@/ui/cx';

type BarListProps = {
  /** Rows in display order. */
  items: readonly { id: string; label: string; value: number; quiet?: boolean }[];
  format: (value: number) => string;
};

/** Rows of label, number and a decorative bar; the largest value has the full bar. */
export function BarList({ items, format }: BarListProps) {
  const full = Math.max(...items.map((item) => item.value), 1);
  return (
    <ul className="grid">
      {items.map((item) => (
        <li
          key={item.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5 py-[7px]"
        >
          <span className="wrap-anywhere">{item.label}</span>{' '}
          <span className="num font-600">{format(item.value)}</span>
          <span aria-hidden className="col-span-full h-[3px] bg-line">
            <span
              className={cx(
                'block h-[3px] forced-colors:bg-[CanvasText]',
                item.quiet === true ? 'bg-edge' : 'bg-brand',
              )}
              style={{ width: `${Math.min(100, Math.max(0, (100 * item.value) / full))}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
