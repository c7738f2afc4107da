import type { ComponentProps } from 'react';
import { BalancePicture } from '@/features/plan/summary/balance-picture';
import { PlanTable } from './plan-table';

type Props = ComponentProps<typeof BalancePicture> & {
  table: ComponentProps<typeof PlanTable>;
};

/** The plan as a table, under the balance of its programs. */
export function TableView({ table, ...balance }: Props) {
  return (
    <>
      <BalancePicture {...balance} />
      <PlanTable {...table} />
    </>
  );
}
