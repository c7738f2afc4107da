import { Suspense, useCallback, useState } from 'react';
import type { UseBookmarks } from '@/api/bookmark/queries';
import type { Bookmark, BookmarkStatus } from '@/api/bookmark/contract';
import { useTranslation } from '@/i18n/use-translation';
import { lazyPart } from '@/routing/lazy-part';
import { cx } from '@/ui/cx';
import { NextLine } from './next-line';
import { UNDO_ID } from './card-element-ids';
import { useCardSteps } from './steps/use-card-steps';
import { keyOf } from '@/features/plan/list/plan-list';
import { PlanDialogs } from './plan-dialogs';
import { BoardSkeleton, PlanEmpty } from './plan-states';
import { countPlanFilters, PlanTools, ToolsToggle } from '@/features/plan/list/plan-tools';
import { PlanMenu, type OpenMenu } from '@/features/plan/board/plan-menu';
import { usePlanMoves } from '@/features/plan/board/use-plan-moves';
import { useColumns } from '@/features/plan/board/use-columns';
import { useNarrow } from '@/shared/hooks/use-narrow';
import { usePlanChanges } from '@/features/plan/list/use-plan-changes';
import type { PlanEditor } from '@/features/plan/editor/use-plan-editor';
import { usePlanFilter } from '@/features/plan/list/use-plan-filter';
import { planParams } from '@/features/plan/list/plan-params';
import { UndoButton } from '@/features/plan/list/save-state';
import type { UsePlanSteps } from '@/shared/steps/use-plan-steps';
import { useSearchParamsState } from '@/shared/search-params/use-search-params-state';

const TableView = lazyPart(
  async () => (await import('@/features/plan/table/table-view')).TableView,
);
const PlanBoard = lazyPart(
  async () => (await import('@/features/plan/board/plan-board')).PlanBoard,
);

type Props = {
  list: readonly Bookmark[];
  bookmarks: Pick<UseBookmarks, 'saving' | 'savedAt' | 'write'>;
  planSteps: UsePlanSteps;
  now: Date;
  /** The student's budget a year in US dollars; `null` if unknown. */
  budget: number | null;
  /** Held by the parent: the list is gone for a moment when the language changes, an open editor stays. */
  editor: PlanEditor;
};

/** The plan: the same programs as a board or a table, or how to begin. */
export function PlanView({ list, bookmarks, planSteps, now, budget, editor }: Props) {
  const { t } = useTranslation('checklist');
  const { params, setParams } = useSearchParamsState(planParams);
  const filter = usePlanFilter(list, params);
  const table = params.view === 'table';
  // A narrow board shows one column: the one that a card moves to.
  const tabbed = useNarrow() && !table;
  const showColumn = (status: BookmarkStatus) => {
    if (tabbed) setParams({ status }, { replace: true });
  };
  const changes = usePlanChanges(list, bookmarks.write, showColumn);
  const { columns, shown, showMore } = useColumns(filter.fitting);
  const { move } = changes;
  const moves = usePlanMoves({ list, shown, move, onlyStatus: filter.status, showColumn });
  const steps = useCardSteps(planSteps, changes.decide);
  const active = countPlanFilters(params, filter.country);
  const [toolsOpen, setToolsOpen] = useState(active > 0);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const onMenu = useCallback((key: string) => {
    setMenu((before) => ({ key, open: !(before?.open && before.key === key) }));
  }, []);

  const announcement = (
    <p role="status" className="sr-only">
      {changes.announcement}
    </p>
  );
  // Another tab may remove the last program while something is typed about it.
  const isEditing = editor.edited?.open || steps.sheet.opened?.open;
  if (list.length === 0 && !isEditing) {
    return (
      <>
        {announcement}
        <div className="flex empty:hidden">
          <UndoButton last={changes.last} onUndo={changes.undo} />
        </div>
        <PlanEmpty />
      </>
    );
  }

  function remove(card: Bookmark) {
    editor.close();
    void changes.remove(card).then((saved) => {
      if (saved) editor.forget(keyOf(card));
    });
    // The card is removed with its controls; the undo button is rendered by then.
    requestAnimationFrame(() => document.getElementById(UNDO_ID)?.focus());
  }

  const toggle = (
    <ToolsToggle active={active} open={toolsOpen} onToggle={() => setToolsOpen(!toolsOpen)} />
  );
  const tools = (
    <PlanTools
      params={params}
      setParams={setParams}
      filter={filter}
      count={list.length}
      bookmarks={bookmarks}
      changes={changes}
      waiting={steps.waiting}
      open={toolsOpen}
      toggle={toggle}
    />
  );
  return (
    <div className="print:hidden">
      <NextLine list={list} steps={steps} now={now} />
      {tabbed || tools}
      {announcement}
      <Suspense fallback={<BoardSkeleton />}>
        {table ? (
          <TableView
            list={list}
            budget={budget}
            table={{
              list: filter.fitting,
              now,
              sort: params,
              onSort: (sort) => setParams(sort, { replace: true }),
              onOpen: editor.open,
              onMenu,
            }}
          />
        ) : (
          <PlanBoard
            columns={columns}
            shown={shown}
            filtered={filter.narrowed}
            now={now}
            open={params.status}
            onTab={(status: BookmarkStatus) => setParams({ status }, { replace: true })}
            onDrop={moves.drop}
            onMore={showMore}
            toggle={toggle}
            tools={tools}
            stepsOf={steps.stepsOf}
            {...steps.actions}
            onOpen={editor.open}
            onMenu={onMenu}
          />
        )}
        <p className={cx('py-4 text-13 text-muted', !table && 'border-t')}>
          {t('notice.illustrative')}
        </p>
      </Suspense>
      <PlanMenu
        {...{ menu, list, shown, moves, announce: changes.announce }}
        onMenu={setMenu}
        onEdit={editor.open}
        onRemove={remove}
      />
      <PlanDialogs {...{ list, steps, editor }} onSaved={changes.recordChange} onRemove={remove} />
    </div>
  );
}
