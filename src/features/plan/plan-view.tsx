import { Suspense, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { UseBookmarks } from '@/api/bookmark/queries';
import type { Bookmark, BookmarkStatus } from '@/api/bookmark/contract';
import type { Program } from '@/api/program/contract';
import type { Id } from '@/api/http/schemas';
import { useTranslation } from '@/i18n/use-translation';
import { lazyPart } from '@/routing/lazy-part';
import { cx } from '@/ui/cx';
import type { Hint } from '@/features/plan/summary/balance';
import { FilterLine } from '@/features/plan/list/filter-line';
import { dragId, menuId, UNDO_ID } from './plan-focus';
import { bookmarkOf, columnsOf } from '@/features/plan/list/plan-list';
import { BoardShape } from './plan-states';
import { PlanSummary } from '@/features/plan/summary/plan-summary';
import { PlanTable } from '@/features/plan/table/plan-table';
import { PlanTools, type SaveState } from '@/features/plan/list/plan-tools';
import { placeOf, stepGap, type Gap, type Place } from '@/features/plan/board/placing';
import { shownColumns, useLimits } from '@/features/plan/board/use-limits';
import { useMovedFocus } from '@/features/plan/board/use-moved-focus';
import { useNarrow } from './use-narrow';
import { usePlanChanges } from '@/features/plan/list/use-plan-changes';
import type { PlanEditor } from '@/features/plan/editor/use-plan-editor';
import { usePlanFilter } from '@/features/plan/list/use-plan-filter';
import { planParams } from '@/features/plan/list/plan-params';
import { useSearchParamsState } from '@/shared/search-params/use-search-params-state';

const loadBoard = () => import('@/features/plan/board/plan-board');
const loadMenu = () => import('@/features/plan/board/card-menu');
const loadEditor = () => import('@/features/plan/editor/editor-dialog');
const PlanBoard = lazyPart(async () => (await loadBoard()).PlanBoard);
const CardMenu = lazyPart(async () => (await loadMenu()).CardMenu);
const EditorDialog = lazyPart(async () => (await loadEditor()).EditorDialog);

/** Milliseconds after the plan is there when the parts that wait for a press are fetched. */
const WARM_UP_MS = 2000;

/** What of the plan is being compared; where that is kept is the page's business. */
export type PlanCompare = {
  has: (programId: Id) => boolean;
  /** Puts a program in or takes it out; how many there are then, `null` where there is no room. */
  toggle: (program: Program) => number | null;
};

type Props = {
  /** The list, which has at least one program. */
  list: readonly Bookmark[];
  bookmarks: Pick<UseBookmarks, 'saving' | 'savedAt' | 'write'>;
  now: Date;
  /** Most the student can pay a year in US dollars; `null` where it was not told. */
  budget: number | null;
  hintLink: (hint: Hint, words: string) => ReactNode;
  compare: PlanCompare;
  /** Held by the page: the list goes for a moment when the language changes, the open editor does not. */
  editor: PlanEditor;
};

function saveState(
  { saving, savedAt }: Pick<Props['bookmarks'], 'saving' | 'savedAt'>,
  refused: boolean,
): SaveState {
  if (saving) return { kind: 'saving' };
  if (refused) return { kind: 'refused' };
  return savedAt === null ? { kind: 'none' } : { kind: 'saved', at: savedAt };
}

/** Asks for the board while the plan is on its way, so that they come together. */
export function preloadBoard(): void {
  void loadBoard().catch(() => {
    // It is asked for again when it is shown, and a failure is told then.
  });
}

/** Fetches what waits for a press, so that it is there without a network too. */
function useWarmUp(): void {
  useEffect(() => {
    const timer = window.setTimeout(() => {
      // What does not come now comes when it is asked for.
      void Promise.allSettled([loadMenu(), loadEditor()]);
    }, WARM_UP_MS);
    return () => window.clearTimeout(timer);
  }, []);
}

/** The plan: what is next and how it is balanced, then the board or the table over the same programs. */
export function PlanView({ list, bookmarks, now, budget, hintLink, compare, editor }: Props) {
  const { t } = useTranslation('checklist');
  const { params, setParams } = useSearchParamsState(planParams);
  const narrow = useNarrow();
  const filter = usePlanFilter(list, params);
  const table = params.view === 'table';
  // Where one column shows at a time, the one that a card goes to.
  const showColumn = (status: BookmarkStatus) => {
    if (narrow && !table) setParams({ status }, { replace: true });
  };
  const changes = usePlanChanges(bookmarks.write, showColumn);
  const { limits, showMore } = useLimits();
  const [menu, setMenu] = useState<{ key: string; open: boolean } | null>(null);
  const columns = useMemo(() => columnsOf(filter.fitting), [filter.fitting]);
  const shown = useMemo(() => shownColumns(columns, limits), [columns, limits]);
  const follow = useMovedFocus(list);
  useWarmUp();

  const onMenu = useCallback((key: string) => {
    setMenu((before) => ({ key, open: !(before?.open && before.key === key) }));
  }, []);

  function move(card: Bookmark, place: Place, controlId: string, quiet = false) {
    const hides = table && params.status !== null && params.status !== place.status;
    follow(card, place, hides ? UNDO_ID : controlId);
    changes.move(card, place, { quiet });
    if (place.status !== card.status) showColumn(place.status);
  }

  function drop(card: Bookmark, gap: Gap, byKeyboard: boolean) {
    const control = dragId(String(card.program.id));
    const place = placeOf(list, card, gap, shown[gap.status]);
    if (!place) return;
    if (byKeyboard) move(card, place, control, true);
    else changes.move(card, place, { quiet: true });
  }

  const chosen = menu && bookmarkOf(list, menu.key);
  const control = menuId(menu?.key ?? '');

  function step(card: Bookmark, direction: 'up' | 'down') {
    const gap = stepGap(shown[card.status], card, direction);
    const place = gap && placeOf(list, card, gap, shown[card.status]);
    if (place) move(card, place, control);
  }

  function toggleCompare({ program }: Bookmark) {
    const count = compare.toggle(program);
    if (count === null) return;
    const words = t('compare.added', { count });
    changes.say(count > 0 ? words : t('compare.none'));
  }

  function remove(card: Bookmark) {
    editor.close();
    changes.remove(card);
    // The card is gone with its controls; the way back stands there by then.
    requestAnimationFrame(() => document.getElementById(UNDO_ID)?.focus());
  }

  const notice = (
    <p className={cx('py-4 text-13 text-muted', !table && 'border-t')}>
      {t('notice.illustrative')}
    </p>
  );
  const { edited } = editor;
  const open = edited && bookmarkOf(list, edited.key);
  return (
    <div className="print:hidden">
      <PlanSummary list={list} now={now} budget={budget} hintLink={hintLink} onOpen={editor.open} />
      <PlanTools
        params={params}
        setParams={setParams}
        onType={filter.type}
        countries={filter.countries}
        country={filter.country}
        save={saveState(bookmarks, changes.refused)}
        last={changes.last}
        onUndo={changes.undo}
      />
      <FilterLine
        shown={filter.fitting.length}
        of={list.length}
        narrowed={filter.narrowed}
        onClear={() => {
          filter.type('');
          setParams({ q: '', country: null, ...(table && { status: null }) }, { replace: true });
        }}
      />
      <p role="status" className="sr-only">
        {changes.said}
      </p>
      {table ? (
        <>
          <PlanTable list={filter.fitting} now={now} onOpen={editor.open} onMenu={onMenu} />
          {notice}
        </>
      ) : (
        <Suspense fallback={<BoardShape />}>
          <PlanBoard
            columns={columns}
            shown={shown}
            filtered={filter.narrowed}
            now={now}
            open={params.status}
            onTab={(status: BookmarkStatus) => setParams({ status }, { replace: true })}
            onDrop={drop}
            onMore={showMore}
            onOpen={editor.open}
            onMenu={onMenu}
          />
          {notice}
        </Suspense>
      )}
      <Suspense>
        {menu && chosen && (
          <CardMenu
            key={menu.key}
            bookmark={chosen}
            open={menu.open}
            onOpenChange={(next) => setMenu({ ...menu, open: next })}
            canMove={{
              up: stepGap(shown[chosen.status], chosen, 'up') !== null,
              down: stepGap(shown[chosen.status], chosen, 'down') !== null,
            }}
            compared={compare.has(chosen.program.id)}
            onEdit={() => editor.open(menu.key)}
            onStep={(direction) => step(chosen, direction)}
            onColumn={(status) => move(chosen, { status, order_no: 1 }, control)}
            onCompare={() => toggleCompare(chosen)}
            onRemove={() => remove(chosen)}
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
            onDraft={editor.keep}
            onClose={editor.close}
            onSaved={changes.changed}
            onRemove={() => remove(open)}
          />
        )}
      </Suspense>
    </div>
  );
}
