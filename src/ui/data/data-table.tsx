import type { ComponentProps } from 'react';
import { cx } from '@/ui/cx';

interface DataTableProps extends ComponentProps<'table'> {
  /** What the table shows; names the region, so it is read out, not seen. */
  label: string;
}

/**
 * A ruled table. Cells take their look from where they are: head cells small on an ink rule, row
 * headings bold, `className="num text-right"` for figures. It scrolls sideways where it is too wide,
 * by keyboard too.
 */
export function DataTable({ label, className, ...rest }: DataTableProps) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table {...rest} className={cx('data-table', className)} />
    </div>
  );
}
