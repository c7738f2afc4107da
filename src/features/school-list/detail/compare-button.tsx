import Check from 'lucide-react/icons/check';
import Columns2 from 'lucide-react/icons/columns-2';
import type { Program } from '@/api/program/contract';
import { useTranslation } from '@/i18n/use-translation';
import { COMPARE_LIMIT, isCompared, useCompare } from '@/shared/compare/compare-store';
import { useCompareToggle } from '@/shared/compare/use-compare-toggle';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';

/** Adds a program to the comparison or removes it, with the number of compared programs. */
export function CompareButton({ program }: { program: Program }) {
  const { t } = useTranslation('results');
  const checked = useCompare(({ items }) => isCompared(items, program.id));
  const count = useCompare((state) => state.items.length);
  const toggle = useCompareToggle();
  return (
    <Button variant="second" wide aria-pressed={checked} onClick={() => toggle(program)}>
      <Icon of={checked ? Check : Columns2} />
      {checked ? t('compare.inside', { count, most: COMPARE_LIMIT }) : t('compare.add')}
    </Button>
  );
}
