import { useDroppable } from '@dnd-kit/core';
import { useRef, type KeyboardEvent } from 'react';
import type { BookmarkStatus } from '@/api/bookmark/contract';
import { useTranslation } from '@/i18n/use-translation';
import { cx } from '@/ui/cx';
import { tabTarget } from './drag-model';
import { STATUSES, type Columns } from '@/features/plan/list/plan-list';
import { usePlanFormat } from '@/features/plan/use-plan-format';

/** Id of the tab of a column. */
export function tabId(status: BookmarkStatus): string {
  return `plan-tab-${status}`;
}

/** Id of the panel under the tabs. */
export const PANEL_ID = 'plan-panel';

type TabProps = {
  status: BookmarkStatus;
  count: number;
  selected: boolean;
  onSelect: () => void;
};

function Tab({ status, count, selected, onSelect }: TabProps) {
  const { t } = useTranslation('checklist');
  const { number } = usePlanFormat();
  // A card that is held over a tab goes to the top of that column.
  const { setNodeRef, isOver } = useDroppable({ id: tabTarget(status) });
  return (
    <button
      ref={setNodeRef}
      id={tabId(status)}
      type="button"
      role="tab"
      aria-selected={selected}
      aria-controls={selected ? PANEL_ID : undefined}
      tabIndex={selected ? 0 : -1}
      onClick={onSelect}
      className={cx(
        'moves min-h-12 flex-none font-500 -outline-offset-2 aria-selected:font-600 aria-selected:shadow-[inset_0_-2px_0_var(--color-brand)]',
        selected ? 'text-ink' : 'text-muted enabled-hover:text-ink',
        isOver && 'bg-brand-soft text-brand',
      )}
    >
      {t(`status.${status}`)} <span className="num">{number(count)}</span>
    </button>
  );
}

type Props = {
  columns: Columns;
  open: BookmarkStatus;
  onOpen: (status: BookmarkStatus) => void;
};

/** The columns as tabs, for a screen that has room for one. Arrow keys, Home and End go from tab to tab. */
export function BoardTabs({ columns, open, onOpen }: Props) {
  const { t } = useTranslation('checklist');
  const list = useRef<HTMLDivElement>(null);
  function press(event: KeyboardEvent) {
    const at = STATUSES.indexOf(open);
    const last = STATUSES.length - 1;
    const to = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    const status = to === undefined ? undefined : STATUSES[to];
    if (status === undefined) return;
    event.preventDefault();
    onOpen(status);
    list.current?.querySelector<HTMLElement>(`#${tabId(status)}`)?.focus();
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={t('column.tabs')}
      onKeyDown={press}
      className="sticky top-0 z-5 -mx-(--gutter) flex gap-6 overflow-x-auto border-b bg-ground px-(--gutter) [scrollbar-width:none]"
    >
      {STATUSES.map((status) => (
        <Tab
          key={status}
          status={status}
          count={columns[status].length}
          selected={status === open}
          onSelect={() => onOpen(status)}
        />
      ))}
    </div>
  );
}
