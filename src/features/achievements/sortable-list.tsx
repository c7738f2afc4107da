import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type Modifier,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import GripVertical from 'lucide-react/icons/grip-vertical';
import type { ReactNode } from 'react';
import type { Achievement } from '@/api/achievement/contract';
import { useTranslation } from '@/i18n/use-translation';
import { cx } from '@/ui/cx';
import { IconButton } from '@/ui/icon-button';
import { rowsWithExtra, type RowListProps } from './row-list';

/** A long press starts a drag, a shorter one scrolls. In milliseconds and pixels. */
const TOUCH = { delay: 180, tolerance: 8 };
/** A mouse starts a drag after this distance. In pixels. */
const MOUSE = { distance: 4 };

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

type RowProps = {
  achievement: Achievement;
  disabled: boolean;
  children: (handle: ReactNode) => ReactNode;
};

function SortableRow({ achievement, disabled, children }: RowProps) {
  const { t } = useTranslation('achievements');
  const {
    setNodeRef,
    setActivatorNodeRef,
    listeners,
    attributes,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: achievement.id, disabled });
  const handle = disabled ? null : (
    <IconButton
      ref={setActivatorNodeRef}
      {...listeners}
      icon={GripVertical}
      aria-label={t('drag.label', { title: achievement.title })}
      aria-describedby={attributes['aria-describedby']}
      className="cursor-grab touch-none text-muted!"
    />
  );
  return (
    <li
      ref={setNodeRef}
      className={cx(isDragging && 'relative z-10 -mx-4 floats px-4')}
      style={{
        ...(transform && { transform: `translate3d(0, ${transform.y}px, 0)` }),
        transition,
      }}
    >
      {children(handle)}
    </li>
  );
}

/** Rows with handles for mouse, touch and keyboard. */
export function SortableList(props: RowListProps) {
  const { t } = useTranslation('achievements');
  const { achievements, onMove, movable } = props;
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: MOUSE }),
    useSensor(TouchSensor, { activationConstraint: TOUCH }),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      scrollBehavior: 'auto',
    }),
  );
  const placeOf = (id: unknown) => achievements.findIndex((item) => item.id === id) + 1;
  const valuesOf = (active: { id: unknown }, over: { id: unknown } | null) => ({
    title: achievements.find(({ id }) => id === active.id)?.title ?? '',
    place: placeOf((over ?? active).id),
    total: achievements.length,
  });
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('drag.start', valuesOf(active, null)),
    onDragOver: ({ active, over }) => t('drag.over', valuesOf(active, over)),
    onDragEnd: ({ active, over }) => t('drag.end', valuesOf(active, over)),
    onDragCancel: ({ active }) => t('drag.cancel', valuesOf(active, null)),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('drag.how') },
      }}
      onDragEnd={({ active, over }) => {
        const moving = achievements.find(({ id }) => id === active.id);
        if (moving && over && over.id !== active.id) onMove(moving, placeOf(over.id));
      }}
    >
      <SortableContext
        items={achievements.map(({ id }) => id)}
        strategy={verticalListSortingStrategy}
      >
        <ol aria-label={props.label} className="ledger">
          {rowsWithExtra(props, (achievement, index) => (
            <SortableRow achievement={achievement} disabled={!movable}>
              {(handle) => props.renderRow(achievement, index, handle)}
            </SortableRow>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
