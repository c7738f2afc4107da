import type { ComponentProps } from 'react';
import { cx } from '@/ui/cx';

interface DataTableProps extends ComponentProps<'table'> {
  /** Accessible name of the region. */
  label: string;
}

/**
 * A ruled table: use `className="num text-right"` for figures. It scrolls sideways when too wide, by keyboard too.
 */
export function DataTable({ label, className, ...rest }: DataTableProps) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table {...rest} className={cx('data-table', className)} />
    </div>
  );
}
