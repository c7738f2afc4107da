import { X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { toSelections } from '@/shared/answers/answers';
import { useTranslation } from '@/i18n/use-translation';
import { lazyPart } from '@/routing/lazy-part';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { COMPARE_LIMIT, useCompare } from '@/shared/compare/compare-store';
import { useCompared, type ComparedProgram } from '@/shared/compare/use-compared';
import { useComparedName } from '@/shared/compare/use-compared-name';
import type { Results } from '@/features/school-list/list/use-results';

const CompareDialog = lazyPart(
  async () => (await import('@/shared/compare/compare-dialog')).CompareDialog,
);

function TrayItem({ entry }: { entry: ComparedProgram }) {
  const { t } = useTranslation('results');
  const toggle = useCompare((state) => state.toggle);
  const name = useComparedName()(entry);
  return (
    <li className="flex min-h-14 items-center justify-between gap-1 border-l pl-4">
      <span className="grid max-h-24 overflow-y-auto wrap-anywhere">
        {entry.program && <span className="leading-5 font-600">{entry.program.school.name}</span>}
        <span className="text-13 leading-[1.0625rem] text-muted">{name}</span>
      </span>
      <IconButton
        icon={X}
        aria-label={t('compare.remove', { title: name })}
        onClick={() => toggle(entry.item)}
      />
    </li>
  );
}

/**
 * What is being compared, at the foot of the screen while the list is in sight; over the tab bar on a
 * phone. Full bleed by its shadow, which takes no room, so that nothing scrolls sideways.
 */
export function CompareTray({ results }: { results: Results }) {
  const { t } = useTranslation('results');
  const items = useCompare((state) => state.items);
  const entries = useCompared(items, toSelections(results.answers), results.programs);
  const [open, setOpen] = useState<boolean | null>(null);
  if (items.length === 0) return null;
  const room = COMPARE_LIMIT - items.length;
  return (
    <>
      <aside
        aria-label={t('compare.title')}
        className="sticky bottom-[calc(4rem+var(--net)+env(safe-area-inset-bottom))] z-9 mt-8 bg-surface [box-shadow:0_100vmax_0_100vmax_var(--color-surface),0_0_0_100vmax_var(--color-ink)] [clip-path:inset(-1px_-100vmax_0)] lg:bottom-(--net) print:hidden"
      >
        <div className="grid min-h-16 grid-cols-[1fr_auto] items-center gap-6 py-2.5 lg:min-h-19 lg:grid-cols-[auto_minmax(0,1fr)_auto]">
          <p>
            <span className="block font-600">{t('compare.title')}</span>
            <span className="num text-muted">
              {t('compare.of', { count: items.length, most: COMPARE_LIMIT })}
            </span>
          </p>
          <ul className="grid grid-cols-4 max-lg:hidden">
            {entries.map((entry) => (
              <TrayItem key={entry.item.programId} entry={entry} />
            ))}
            {room > 0 && (
              <li className="flex min-h-14 items-center border-l pl-4 text-13 text-muted">
                {t('compare.room', { count: room })}
              </li>
            )}
          </ul>
          <Button onClick={() => setOpen(true)}>{t('compare.open')}</Button>
        </div>
      </aside>
      <Suspense>
        {open !== null && <CompareDialog open={open} onOpenChange={setOpen} entries={entries} />}
      </Suspense>
    </>
  );
}
