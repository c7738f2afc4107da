import { useDroppable } from '@dnd-kit/core';
import { memo } from 'react';
import type { Bookmark, BookmarkStatus } from '@/api/bookmark/contract';
import { useTranslation } from '@/i18n/use-translation';
import type { UsePlanSteps } from '@/shared/steps/use-plan-steps';
import { Button } from '@/ui/button';
import { cx } from '@/ui/cx';
import { IncrementalList } from '@/ui/data/incremental-list';
import { PANEL_ID, tabId } from './board-tabs';
import type { CardActions } from '@/features/plan/card';
import { endTarget } from './drag-model';
import { DraggableCard, DropLine } from './draggable-card';
import { keyOf } from '@/features/plan/list/plan-list';
import { focusNext, cardLinkId } from '@/features/plan/card-element-ids';
import { CARDS_PER_PAGE } from './use-columns';
import { usePlanFormat } from '@/features/plan/use-plan-format';

/** Cards rendered at once; the others follow in batches of as many. */
const BATCH = 8;

type Props = {
  status: BookmarkStatus;
  /** The cards within the limit of the column. */
  shown: readonly Bookmark[];
  /** Cards that match the filter. */
  total: number;
  /** The first card beyond the limit. */
  next: Bookmark | undefined;
  /** Says why a column is empty; `null` if the page says it for all. */
  emptyText: string | null;
  /** The panel of the selected tab. */
  tabbed: boolean;
  now: Date;
  onMore: (status: BookmarkStatus) => void;
  stepsOf: UsePlanSteps['stepsOf'];
} & CardActions;

export const BoardColumn = memo(function BoardColumn({
  status,
  shown,
  total,
  next,
  emptyText,
  tabbed,
  now,
  onMore,
  stepsOf,
  ...actions
}: Props) {
  const { t } = useTranslation('checklist');
  const { number } = usePlanFormat();
  const { setNodeRef, isOver } = useDroppable({ id: endTarget(status) });
  const hidden = total - shown.length;
  const headingId = `plan-column-${status}`;
  const panel = tabbed && {
    id: PANEL_ID,
    role: 'tabpanel',
    tabIndex: 0,
    'aria-labelledby': tabId(status),
  };
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={headingId}
      {...panel}
      className="pt-4 pb-6 md:px-3 md:pt-3 md:odd:pl-0 md:even:border-l md:even:pr-0 lg:border-l lg:px-3! lg:first:border-l-0 lg:first:pl-0! lg:last:pr-0!"
    >
      <h2 id={headingId} className={tabbed ? 'sr-only' : 'flex gap-2 pt-1 pb-3 text-15 font-450'}>
        <span className="font-600">{t(`status.${status}`)}</span>{' '}
        <span className="num text-muted" aria-hidden>
          {number(total)}
        </span>
        <span className="sr-only">{t('column.count', { count: total })}</span>
      </h2>
      {total > 0 ? (
        <ol className="grid gap-3">
          <IncrementalList first={BATCH} step={BATCH} placeholder="li">
            {shown.map((bookmark) => (
              <DraggableCard
                key={keyOf(bookmark)}
                bookmark={bookmark}
                steps={stepsOf(bookmark.program.id)}
                now={now}
                {...actions}
              />
            ))}
          </IncrementalList>
        </ol>
      ) : (
        <p className="py-2 text-muted">{emptyText}</p>
      )}
      <div className={cx('relative', hidden > 0 && 'pt-3')}>
        {isOver && <DropLine className="top-1" />}
        {next && (
          <Button
            variant="second"
            wide
            onClick={() => {
              onMore(status);
              focusNext(cardLinkId(keyOf(next)));
            }}
          >
            {t('column.more', { count: Math.min(CARDS_PER_PAGE, hidden), total })}
          </Button>
        )}
      </div>
    </section>
  );
});
