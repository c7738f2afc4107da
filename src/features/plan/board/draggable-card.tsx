import { useDraggable, useDroppable } from '@dnd-kit/core';
import GripHorizontal from 'lucide-react/icons/grip-horizontal';
import { memo, useCallback, type Ref } from 'react';
import type { Bookmark } from '@/api/bookmark/contract';
import { useTranslation } from '@/i18n/use-translation';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { PlanCard, sameCard, type CardProps } from '@/features/plan/card';
import { dragHandleId } from '@/features/plan/card-element-ids';
import { keyOf } from '@/features/plan/list/plan-list';

/** Marks the drop position. */
export function DropLine({ className }: { className: string }) {
  return (
    <span
      aria-hidden
      className={cx(
        'pointer-events-none absolute inset-x-0 h-0.5 bg-brand forced-colors:bg-[Highlight]',
        className,
      )}
    />
  );
}

type HandleProps = {
  bookmark: Bookmark;
  handle: Ref<HTMLButtonElement>;
  /** Id of the keyboard instructions. */
  describedBy: string;
};

/** Moves a card by keyboard; visible on focus or hover. */
const Handle = memo(function Handle({ bookmark, handle, describedBy }: HandleProps) {
  const { t } = useTranslation('checklist');
  const { title, school } = bookmark.program;
  return (
    <button
      ref={handle}
      id={dragHandleId(keyOf(bookmark))}
      type="button"
      aria-label={t('card.drag', { title, school: school.name })}
      aria-describedby={describedBy}
      className="pointer-events-none absolute -top-3 inset-x-0 mx-auto grid h-6 w-11 place-items-center rounded-item border bg-surface text-muted opacity-0 group-hover:opacity-100 focus-visible:border-brand focus-visible:text-brand focus-visible:opacity-100"
    >
      <Icon of={GripHorizontal} size={18} />
    </button>
  );
});

/** Draggable by mouse and touch anywhere, by keyboard with its handle. Each drag renders all of them: keep it small. */
export const DraggableCard = memo(function DraggableCard({ bookmark, ...card }: CardProps) {
  const key = keyOf(bookmark);
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: key,
  });
  const { setNodeRef: setTarget, isOver } = useDroppable({
    id: key,
    data: { status: bookmark.status },
  });
  const place = useCallback(
    (node: HTMLElement | null) => {
      setNodeRef(node);
      setTarget(node);
    },
    [setNodeRef, setTarget],
  );
  return (
    <li
      ref={place}
      {...listeners}
      className={cx(
        'group relative cursor-grab touch-manipulation select-none [-webkit-touch-callout:none]',
        isDragging && 'opacity-40',
      )}
    >
      {isOver && !isDragging && <DropLine className="-top-[7px]" />}
      <PlanCard bookmark={bookmark} {...card} />
      <Handle
        bookmark={bookmark}
        handle={setActivatorNodeRef}
        describedBy={attributes['aria-describedby']}
      />
    </li>
  );
}, sameCard);
