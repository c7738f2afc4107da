import { useCallback, type ReactNode } from 'react';
import type { Bookmark, BookmarkStatus } from '@/api/bookmark/contract';
import { useTranslation } from '@/i18n/use-translation';
import { BoardColumn } from './board-column';
import { BoardTabs } from './board-tabs';
import { PlanCard, type CardActions } from '@/features/plan/card';
import { DragLayer } from './drag-layer';
import { STATUSES, type Columns } from '@/features/plan/list/plan-list';
import type { Gap } from './board-position';
import type { UsePlanSteps } from '@/shared/steps/use-plan-steps';
import { useNarrow } from '@/shared/hooks/use-narrow';

const noop = () => {};

type Props = {
  /** All cards that match the filter, and the rendered ones. */
  columns: Columns;
  shown: Columns;
  filtered: boolean;
  now: Date;
  /** The column of the selected tab on a narrow screen; `null` is the first with a card. */
  open: BookmarkStatus | null;
  onTab: (status: BookmarkStatus) => void;
  onDrop: (bookmark: Bookmark, gap: Gap, byKeyboard: boolean) => void;
  onMore: (status: BookmarkStatus) => void;
  /** At the end of the tabs, and between the tabs and the cards. */
  toggle: ReactNode;
  tools: ReactNode;
  stepsOf: UsePlanSteps['stepsOf'];
} & CardActions;

/** Four columns side by side, or tabs on a narrow screen. */
export function PlanBoard({
  columns,
  shown,
  filtered,
  now,
  open,
  onTab,
  onDrop,
  onMore,
  toggle,
  tools,
  stepsOf,
  ...actions
}: Props) {
  const { t } = useTranslation('checklist');
  const narrow = useNarrow();
  const first = STATUSES.find((status) => columns[status].length > 0) ?? 'considering';
  const opened = open ?? first;
  const renderOverlay = useCallback(
    (bookmark: Bookmark) => (
      <PlanCard
        bookmark={bookmark}
        steps={stepsOf(bookmark.program.id)}
        now={now}
        lifted
        onOpen={noop}
        onMenu={noop}
        onStep={noop}
        onResend={noop}
        onDiscard={noop}
        onSheet={noop}
        onOutcome={noop}
        canAddStep
      />
    ),
    [now, stepsOf],
  );
  const visible = narrow ? [opened] : STATUSES;
  const isNoneLeft = STATUSES.every((status) => columns[status].length === 0);
  const emptyText = filtered ? t('column.emptyFiltered') : t('column.empty');
  return (
    <DragLayer columns={shown} tabs={narrow} renderOverlay={renderOverlay} onDrop={onDrop}>
      {narrow && (
        <>
          <BoardTabs columns={columns} open={opened} onOpen={onTab} end={toggle} />
          {tools}
        </>
      )}
      <div className={narrow ? undefined : 'ruled grid md:grid-cols-2 lg:grid-cols-4'}>
        {visible.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            shown={shown[status]}
            total={columns[status].length}
            next={columns[status][shown[status].length]}
            // Where no card is left, the line above the board says so.
            emptyText={isNoneLeft ? null : emptyText}
            tabbed={narrow}
            now={now}
            onMore={onMore}
            stepsOf={stepsOf}
            {...actions}
          />
        ))}
      </div>
    </DragLayer>
  );
}
