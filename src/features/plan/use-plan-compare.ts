import type { Id } from '@/api/http/schemas';
import type { Program } from '@/api/program/contract';
import { useTranslation } from '@/i18n/use-translation';
import { isCompared, useCompare } from '@/shared/compare/compare-store';
import { toast } from '@/ui/overlays/toaster';

/** Compares programs of the plan, together with those compared on other pages. */
export function usePlanCompare() {
  const { t } = useTranslation('results');
  const items = useCompare((state) => state.items);
  const toggle = useCompare((state) => state.toggle);
  return {
    has: (programId: Id) => isCompared(items, programId),
    /** Adds or removes a program. Returns how many are compared then, or `null` if there is no room for it. */
    toggle: ({ id, school }: Program): number | null => {
      if (toggle({ programId: id, schoolId: school.id })) return useCompare.getState().items.length;
      toast('warning', t('compare.full'), 'compare-full');
      return null;
    },
  };
}
