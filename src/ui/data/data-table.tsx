import type { ComponentProps } from 'react';
import { cx } from '@/ui/cx';

/** `hidden`: the heading is for screen readers only. */
type Column = { label: string; className?: string; hidden?: boolean };

interface DataTableProps extends ComponentProps<'table'> {
  /** Accessible name of the region. */
  label: string;
  /** Headings; a table without them brings its own `thead`. */
  columns?: readonly Column[];
}

/**
 * A ruled table: use `className="num text-right"` for figures. It scrolls sideways when too wide, by keyboard too.
 */
export function DataTable({ label, columns, className, children, ...rest }: DataTableProps) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table {...rest} className={cx('data-table', className)}>
        {columns && (
          <thead>
            <tr>
              {columns.map(({ label: heading, className: look, hidden = false }) => (
                <th key={heading} scope="col" className={cx(hidden && 'relative', look)}>
                  {hidden ? <span className="sr-only">{heading}</span> : heading}
                </th>
              ))}
            </tr>
          </thead>
        )}
        {children}
      </table>
    </div>
  );
}
