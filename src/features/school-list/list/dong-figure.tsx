import { useDongFormat } from '@/shared/money/use-dong-format';
import { useRate } from '@/shared/money/use-rate';

/** An approximate amount in đồng; nothing without a rate (R41). */
export function DongFigure({ dollars }: { dollars: number }) {
  const amount = useDongFormat(useRate(), 'results')(dollars);
  return amount !== null && <span className="num block text-13 text-muted">{amount}</span>;
}
