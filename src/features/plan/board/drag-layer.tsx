import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
} from '@dnd-kit/core';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Bookmark } from '@/api/bookmark/contract';
import { useTranslation } from '@/i18n/use-translation';
import { createDragSession, gapOf, visiblePlace, type DragSession } from './drag-model';
import { keyOf, STATUSES, type Columns } from '@/features/plan/list/plan-list';
import type { Gap } from './board-position';

/** A long press starts a drag, a shorter one scrolls. In milliseconds and pixels. */
const TOUCH = { delay: 220, tolerance: 8 };
/** A mouse starts a drag after this distance, less is a click. In pixels. */
const MOUSE = { distance: 6 };

function cardOf(columns: Columns, key: string): Bookmark | undefined {
  for (const status of STATUSES) {
    const found = columns[status].find((card) => keyOf(card) === key);
    if (found) return found;
  }
  return undefined;
}

function useAnnouncements({ columns, firstOver }: DragSession): Announcements {
  const { t } = useTranslation('checklist');
  return useMemo(() => {
    const name = (id: unknown) => {
      const card = cardOf(columns(), String(id));
      return { title: card?.program.title ?? '', school: card?.program.school.name ?? '' };
    };
    const place = (id: unknown, over: { id: unknown } | null) => {
      const gap = over && gapOf(String(over.id), columns());
      if (!gap) return null;
      return { column: t(`status.${gap.status}`), ...visiblePlace(gap, columns(), String(id)) };
    };
    return {
      onDragStart: ({ active }) => {
        const found = place(active.id, active);
        const where = found && t('drag.over', found);
        return [t('drag.start', name(active.id)), where].filter(Boolean).join(' ');
      },
      onDragOver: ({ active, over }) => {
        // `onDragStart` has announced the start.
        if (firstOver() && over?.id === active.id) return undefined;
        const found = place(active.id, over);
        return found ? t('drag.over', found) : t('drag.outside');
      },
      onDragEnd: ({ active, over }) => {
        const found = place(active.id, over);
        const words = name(active.id);
        return found ? t('drag.end', { ...words, ...found }) : t('drag.cancel', words);
      },
      onDragCancel: ({ active }) => t('drag.cancel', name(active.id)),
    };
  }, [columns, firstOver, t]);
}

type Props = {
  /** The rendered cards. */
  columns: Columns;
  tabs: boolean;
  /** Renders the dragged copy. */
  renderOverlay: (bookmark: Bookmark) => ReactNode;
  onDrop: (bookmark: Bookmark, gap: Gap, byKeyboard: boolean) => void;
  children: ReactNode;
};

/** Moves cards by mouse, touch and keyboard. */
export function DragLayer({ columns, tabs, renderOverlay, onDrop, children }: Props) {
  const { t } = useTranslation('checklist');
  const [session] = useState(() => createDragSession(columns));
  const [lifted, setLifted] = useState<Bookmark | null>(null);
  useEffect(() => session.show(columns, tabs), [session, columns, tabs]);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: MOUSE }),
    useSensor(TouchSensor, { activationConstraint: TOUCH }),
    useSensor(KeyboardSensor, {
      coordinateGetter: session.arrows,
      scrollBehavior: 'auto',
    }),
  );
  const announcements = useAnnouncements(session);
  const stop = () => {
    session.end();
    setLifted(null);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={session.detect}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('drag.how') },
        // `useMovedFocus` focuses the moved card.
        restoreFocus: false,
      }}
      onDragStart={({ active, activatorEvent }) => {
        session.begin(activatorEvent instanceof KeyboardEvent ? String(active.id) : null);
        setLifted(cardOf(columns, String(active.id)) ?? null);
      }}
      onDragCancel={stop}
      onDragEnd={({ active, over, activatorEvent }) => {
        stop();
        const card = cardOf(columns, String(active.id));
        const gap = over && gapOf(String(over.id), columns);
        if (card && gap) onDrop(card, gap, activatorEvent instanceof KeyboardEvent);
      }}
    >
      {children}
      <DragOverlay dropAnimation={null} className="cursor-grabbing">
        {lifted && renderOverlay(lifted)}
      </DragOverlay>
    </DndContext>
  );
}
