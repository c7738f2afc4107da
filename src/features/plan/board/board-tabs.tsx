import { useDroppable } from '@dnd-kit/core';
import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { BookmarkStatus } from '@/api/bookmark/contract';
import { useTranslation } from '@/i18n/use-translation';
import { cx } from '@/ui/cx';
import { scrollStripTo } from '@/ui/data/scroll-strip';
import { tabOfKey } from '@/ui/data/tab-keys';
import { tabTarget } from './drag-model';
import { STATUSES, type Columns } from '@/features/plan/list/plan-list';
import { usePlanFormat } from '@/features/plan/use-plan-format';

export function tabId(status: BookmarkStatus): string {
  return `plan-tab-${status}`;
}

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
  // A card that is dropped on a tab moves to the top of that column.
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
      {t(`tab.${status}`)} <span className="num">{number(count)}</span>
    </button>
  );
}

type Props = {
  columns: Columns;
  open: BookmarkStatus;
  onOpen: (status: BookmarkStatus) => void;
  /** At the end of the line. */
  end: ReactNode;
};

/** The columns as tabs on a narrow screen, with arrow keys, Home and End. */
export function BoardTabs({ columns, open, onOpen, end }: Props) {
  const { t } = useTranslation('checklist');
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const line = list.current;
    const tab = line?.querySelector<HTMLElement>(`#${tabId(open)}`);
    if (line && tab) scrollStripTo(line, tab);
  }, [open]);
  function onKeyDown(event: KeyboardEvent) {
    const status = tabOfKey(event.key, STATUSES, open);
    if (status === undefined) return;
    event.preventDefault();
    onOpen(status);
    list.current?.querySelector<HTMLElement>(`#${tabId(status)}`)?.focus();
  }
  return (
    <div className="sticky top-0 z-5 -mx-(--gutter) flex items-center border-b bg-ground">
      <div
        ref={list}
        role="tablist"
        aria-label={t('column.tabs')}
        onKeyDown={onKeyDown}
        className="flex strip flex-1 gap-5 px-(--gutter)"
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
      {end}
    </div>
  );
}
