import Check from 'lucide-react/icons/check';
import Columns2 from 'lucide-react/icons/columns-2';
import type { Program } from '@/api/program/contract';
import { useTranslation } from '@/i18n/use-translation';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { isCompared, useCompare } from '@/shared/compare/compare-store';
import { programWithSchool } from '@/shared/program/use-program-format';
import { useCompareToggle } from '@/shared/compare/use-compare-toggle';

/** The icon of the comparison; of a compared program a ticked box, as large. */
function Mark({ checked }: { checked: boolean }) {
  if (!checked) return <Icon of={Columns2} className="mx-px" />;
  return (
    <span
      aria-hidden
      className="grid size-[22px] shrink-0 place-items-center rounded-box border-[1.5px] border-brand bg-brand text-on-brand forced-colors:border-[ButtonText]"
    >
      <Icon of={Check} size={16} />
    </span>
  );
}

/** Adds a program to the comparison or removes it; a toast explains that it is full. */
export function CompareToggle({ program, className }: { program: Program; className?: string }) {
  const { t } = useTranslation('results');
  const checked = useCompare(({ items }) => isCompared(items, program.id));
  const toggle = useCompareToggle();
  return (
    <button
      type="button"
      aria-pressed={checked}
      aria-label={t('row.compareProgram', { title: programWithSchool(program) })}
      onClick={() => toggle(program)}
      className={cx(
        'moves inline-flex min-h-11 scroll-mb-40 items-center gap-2.5 rounded px-1 text-15 enabled-hover:text-brand print:hidden',
        checked ? 'font-600 text-brand' : 'font-500',
        className,
      )}
    >
      <Mark checked={checked} />
      <span>{t('compare.add')}</span>
    </button>
  );
}
