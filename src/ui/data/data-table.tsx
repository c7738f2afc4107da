import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';

type Sorting = {
  /** `null` while another order applies. */
  direction: 'ascending' | 'descending' | null;
  onSort: () => void;
};

/** `hidden`: the heading is for screen readers only. `sort`: the heading is a button that sorts by the column. */
type Column = {
  label: string;
  className?: string;
  hidden?: boolean;
  sort?: Sorting;
  /** Below the label. */
  mark?: ReactNode;
};

const ARROWS = { ascending: ArrowUp, descending: ArrowDown };

function SortButton({ label, sort: { direction, onSort } }: { label: string; sort: Sorting }) {
  return (
    <button
      type="button"
      onClick={onSort}
      className="relative inline-flex items-center gap-2 before:absolute before:-inset-3 enabled-hover:text-ink enabled-hover:underline"
    >
      {label}
      <Icon of={direction ? ARROWS[direction] : ArrowUpDown} size={16} />
    </button>
  );
}

function Heading({ label, hidden, sort }: Column) {
  if (sort) return <SortButton label={label} sort={sort} />;
  return hidden ? <span className="sr-only">{label}</span> : label;
}

type DataTableProps = ComponentProps<'table'> & {
  /** Accessible name of the region. */
  label: string;
  /** Headings; a table without them brings its own `thead`. */
  columns?: readonly Column[];
};

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
              {columns.map((column) => (
                <th
                  key={column.label}
                  scope="col"
                  aria-sort={column.sort && (column.sort.direction ?? 'none')}
                  className={cx(column.hidden && 'relative', column.className)}
                >
                  <Heading {...column} />
                  {column.mark}
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
