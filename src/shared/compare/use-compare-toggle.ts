import type { Program } from '@/api/program/contract';
import { useTranslation } from '@/i18n/use-translation';
import { toast } from '@/ui/overlays/toaster';
import { useCompare } from './compare-store';

/** Adds a program to the comparison or removes it. `false`, with a toast, if the comparison is full. */
export function useCompareToggle(): (program: Program) => boolean {
  const { t } = useTranslation('results');
  const toggle = useCompare((state) => state.toggle);
  return ({ id, school }) => {
    const isToggled = toggle({ programId: id, schoolId: school.id });
    if (!isToggled) toast('warning', t('compare.full'), 'compare-full');
    return isToggled;
  };
}
