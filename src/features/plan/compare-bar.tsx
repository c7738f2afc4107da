import { Suspense, useState } from 'react';
import type { Program } from '@/api/program/contract';
import { COMPARE_LIMIT, useCompare } from '@/shared/compare/compare-store';
import { useCompared } from '@/shared/compare/use-compared';
import { useComparedName } from '@/shared/compare/use-compared-name';
import { useTranslation } from '@/i18n/use-translation';
import { lazyPart } from '@/routing/lazy-part';
import { Button } from '@/ui/button';

const CompareDialog = lazyPart(
  async () => (await import('@/shared/compare/compare-dialog')).CompareDialog,
);

/** What is being compared, at the foot of the plan; over the tab bar on a phone. */
export function CompareBar({ programs }: { programs: readonly Program[] }) {
  const { t } = useTranslation('checklist');
  const items = useCompare((state) => state.items);
  const reset = useCompare((state) => state.reset);
  const nameOf = useComparedName();
  // The account's own answers set the criteria.
  const entries = useCompared(items, {}, programs);
  const [open, setOpen] = useState<boolean | null>(null);
  if (items.length === 0) return null;
  return (
    <>
      <aside
        aria-label={t('compare.label')}
        className="sticky bottom-[calc(4rem+var(--net)+env(safe-area-inset-bottom))] z-9 mt-8 bg-surface [box-shadow:0_100vmax_0_100vmax_var(--color-surface),0_0_0_100vmax_var(--color-ink)] [clip-path:inset(-1px_-100vmax_0)] lg:bottom-(--net) print:hidden"
      >
        <div className="flex min-h-16 flex-wrap items-center justify-end gap-x-2 gap-y-2 py-2.5 md:gap-x-6">
          <p className="flex-1 basis-20 md:basis-60">
            <span className="font-600">{t('compare.label')}</span>{' '}
            <span className="num text-muted">
              {t('compare.of', { count: items.length, most: COMPARE_LIMIT })}
            </span>
            <span className="block text-13 wrap-anywhere text-muted max-md:hidden">
              {entries.map((entry) => entry.program?.school.name ?? nameOf(entry)).join(', ')}
            </span>
          </p>
          <Button variant="quiet" onClick={reset}>
            {t('compare.clear')}
          </Button>
          <Button onClick={() => setOpen(true)}>{t('compare.open')}</Button>
        </div>
      </aside>
      <Suspense>
        {open !== null && <CompareDialog open={open} onOpenChange={setOpen} entries={entries} />}
      </Suspense>
    </>
  );
}
