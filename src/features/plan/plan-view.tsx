import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import type { UseBookmarks } from '@/api/bookmark/queries';
import type { Bookmark, BookmarkStatus } from '@/api/bookmark/contract';
import { useTranslation } from '@/i18n/use-translation';
import { lazyPart } from '@/routing/lazy-part';
import { cx } from '@/ui/cx';
import { NextLine } from './next-line';
import { UNDO_ID } from './plan-focus';
import { useCardSteps } from './steps/use-card-steps';
import { bookmarkOf, columnsOf, keyOf } from '@/features/plan/list/plan-list';
import { BoardSkeleton } from './plan-states';
import { PlanControls } from '@/features/plan/list/plan-controls';
import { countPlanFilters, ToolsToggle } from '@/features/plan/list/plan-tools';
import { loadMenu, PlanMenu, type OpenMenu } from '@/features/plan/board/plan-menu';
import { usePlanMoves } from '@/features/plan/board/use-plan-moves';
import { shownColumns, useLimits } from '@/features/plan/board/use-limits';
import { useMovedFocus } from '@/features/plan/board/use-moved-focus';
import { useNarrow } from '@/shared/hooks/use-narrow';
import { usePlanChanges } from '@/features/plan/list/use-plan-changes';
import type { PlanEditor } from '@/features/plan/editor/use-plan-editor';
import { usePlanFilter } from '@/features/plan/list/use-plan-filter';
import { planParams } from '@/features/plan/list/plan-params';
import type { UsePlanSteps } from '@/shared/steps/use-plan-steps';
import { useSearchParamsState } from '@/shared/search-params/use-search-params-state';

const loadBoard = () => import('@/features/plan/board/plan-board');
const loadSheet = () => import('@/features/plan/steps/step-sheet');
const loadEditor = () => import('@/features/plan/editor/editor-dialog');
const TableView = lazyPart(
  async () => (await import('@/features/plan/table/table-view')).TableView,
);
const PlanBoard = lazyPart(async () => (await loadBoard()).PlanBoard);
const StepSheet = lazyPart(async () => (await loadSheet()).StepSheet);
const EditorDialog = lazyPart(async () => (await loadEditor()).EditorDialog);

/** Milliseconds between the plan and the preloading of its dialogs. */
const PRELOAD_MS = 2000;

type Props = {
  /** The list, which has at least one program. */
  list: readonly Bookmark[];
  bookmarks: Pick<UseBookmarks, 'saving' | 'savedAt' | 'write'>;
  planSteps: UsePlanSteps;
  now: Date;
  /** The student's budget a year in US dollars; `null` if unknown. */
  budget: number | null;
  /** Held by the parent: the list is gone for a moment when the language changes, an open editor stays. */
  editor: PlanEditor;
};

/** Loads the board while the plan is loading. */
export function preloadBoard(): void {
  void loadBoard().catch(() => {
    // Rendering it tries again and reports a failure.
  });
}

/** Preloads the menu and the editor, so that they open without a network too. */
function usePreloadedDialogs(): void {
  useEffect(() => {
    const timer = window.setTimeout(() => {
      // One that fails now is loaded when it is opened.
      void Promise.allSettled([loadMenu(), loadEditor(), loadSheet()]);
    }, PRELOAD_MS);
    return () => window.clearTimeout(timer);
  }, []);
}

/** The plan: the same programs as a board or a table. */
export function PlanView({ list, bookmarks, planSteps, now, budget, editor }: Props) {
  const { t } = useTranslation('checklist');
  const { params, setParams } = useSearchParamsState(planParams);
  const narrow = useNarrow();
  const filter = usePlanFilter(list, params);
  const table = params.view === 'table';
  // A narrow board shows one column: the one that a card moves to.
  const showColumn = (status: BookmarkStatus) => {
    if (narrow && !table) setParams({ status }, { replace: true });
  };
  const changes = usePlanChanges(bookmarks.write, showColumn);
  const { limits, showMore } = useLimits();
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const columns = useMemo(() => columnsOf(filter.fitting), [filter.fitting]);
  const shown = useMemo(() => shownColumns(columns, limits), [columns, limits]);
  const follow = useMovedFocus(list);
  const steps = useCardSteps(planSteps, changes.decide);
  const active = countPlanFilters(params, filter.country);
  const [toolsOpen, setToolsOpen] = useState(active > 0);
  usePreloadedDialogs();

  const onMenu = useCallback((key: string) => {
    setMenu((before) => ({ key, open: !(before?.open && before.key === key) }));
  }, []);

  const moves = usePlanMoves({
    list,
    shown,
    move: changes.move,
    follow: (card, place, controlId) => {
      const isHidden = table && params.status !== null && params.status !== place.status;
      follow(card, place, isHidden ? UNDO_ID : controlId);
    },
    showColumn,
  });

  function remove(card: Bookmark) {
    editor.close();
    void changes.remove(card).then((saved) => {
      if (saved) editor.forget(keyOf(card));
    });
    // The card is removed with its controls; the undo button is rendered by then.
    requestAnimationFrame(() => document.getElementById(UNDO_ID)?.focus());
  }

  const notice = (
    <p className={cx('py-4 text-13 text-muted', !table && 'border-t')}>
      {t('notice.illustrative')}
    </p>
  );
  const tabbed = narrow && !table;
  const toggle = (
    <ToolsToggle active={active} open={toolsOpen} onToggle={() => setToolsOpen(!toolsOpen)} />
  );
  const tools = (
    <PlanControls
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
  const { edited } = editor;
  const open = edited && bookmarkOf(list, edited.key);
  const { sheet } = steps.sheet;
  const sheetCard = sheet && bookmarkOf(list, sheet.programId);
  return (
    <div className="print:hidden">
      <NextLine list={list} steps={steps} now={now} />
      {tabbed || tools}
      <p role="status" className="sr-only">
        {changes.announcement}
      </p>
      {table ? (
        <Suspense fallback={<BoardSkeleton />}>
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
          {notice}
        </Suspense>
      ) : (
        <Suspense fallback={<BoardSkeleton />}>
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
          {notice}
        </Suspense>
      )}
      <PlanMenu
        {...{ menu, list, shown, moves, announce: changes.announce }}
        onMenu={setMenu}
        onEdit={editor.open}
        onRemove={remove}
      />
      <Suspense>
        {sheet && sheetCard && (
          <StepSheet
            key={sheet.opening}
            bookmark={sheetCard}
            step={sheet.step}
            open={sheet.open}
            onClose={steps.sheet.close}
            stepsOf={steps.stepsOf}
            change={steps.change}
            add={steps.add}
            remove={steps.remove}
          />
        )}
      </Suspense>
      <Suspense>
        {edited && open && (
          <EditorDialog
            key={edited.opening}
            bookmark={open}
            open={edited.open}
            draft={editor.draft}
            onDraft={editor.saveDraft}
            onClose={editor.close}
            onSaved={changes.recordChange}
            onRemove={() => remove(open)}
          />
        )}
      </Suspense>
    </div>
  );
}
