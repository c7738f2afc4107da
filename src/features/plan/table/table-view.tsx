import type { ComponentProps } from 'react';
import { BalancePicture } from '@/features/plan/summary/balance-picture';
import { PlanTable } from './plan-table';

type Props = ComponentProps<typeof BalancePicture> & {
  table: ComponentProps<typeof PlanTable>;
};

/** The plan as a table, under the balance of its programs. Nothing where no program is left: the filter says so. */
export function TableView({ table, ...balance }: Props) {
  if (table.list.length === 0) return null;
  return (
    <>
      <BalancePicture {...balance} />
      <PlanTable {...table} />
    </>
  );
}
