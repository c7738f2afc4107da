import type { Essay } from '@/api/essay/contract';
import { sameId } from '@/api/http/schemas';
import { useTranslation } from '@/i18n/use-translation';
import { SkeletonRows } from '@/ui/skeleton-lines';
import { DeletedRow, essayGrid, EssayRow } from './essay-row';
import { useUnsavedEssays } from '@/features/essays/draft/use-drafts';
import type { useEssayActions } from './use-essay-actions';

/** Column headings; not on a phone. */
function Columns() {
  const { t } = useTranslation('essays');
  return (
    <div
      aria-hidden
      className={`${essayGrid} border-b pt-8 pb-2.5 text-13 text-muted max-md:hidden`}
    >
      <span>{t('row.columns.essay')}</span>
      <span>{t('row.columns.length')}</span>
      <span>{t('row.columns.status')}</span>
      <span className="max-lg:hidden">{t('row.columns.changed')}</span>
    </div>
  );
}

type Props = {
  userId: string;
  essays: readonly Essay[];
  actions: ReturnType<typeof useEssayActions>;
};

/** The student's essays, the last changed first; a deleted one keeps its place for its undo button. */
export function EssayList({ userId, essays, actions }: Props) {
  const unsaved = useUnsavedEssays(userId);
  const { deleted, restored } = actions;
  const removed = new Map(deleted.map((item) => [item.essay.id, item]));
  const rows = [
    ...essays.filter(({ id }) => !removed.has(id)),
    ...deleted.map(({ essay }) => essay),
  ];
  return (
    <>
      <Columns />
      <ul className="ledger">
        {rows
          .sort((a, b) => b.updated_at.localeCompare(a.updated_at))
          .map((essay) => {
            const item = removed.get(essay.id);
            return item ? (
              <DeletedRow
                key={`deleted-${essay.id}`}
                essay={essay}
                onUndo={() => void actions.undo(item)}
              />
            ) : (
              <EssayRow
                key={essay.id}
                essay={essay}
                unsaved={unsaved.has(String(essay.id))}
                focused={restored !== null && sameId(essay.id, restored)}
                onDuplicate={() => void actions.duplicate(essay)}
                onDelete={() => void actions.remove(essay)}
              />
            );
          })}
      </ul>
    </>
  );
}

export function EssayListSkeleton() {
  const { t } = useTranslation('essays');
  return (
    <>
      <p className="border-b pt-5 pb-2.5 text-13 text-muted md:pt-8">{t('loading')}</p>
      <SkeletonRows
        count={3}
        row={`${essayGrid} gap-y-4 py-6`}
        cells={[
          { lines: [['58%', 20], '30%'] },
          { lines: [[120, 20]] },
          { lines: [80] },
          { lines: [64], className: 'max-lg:hidden' },
        ]}
      />
    </>
  );
}
