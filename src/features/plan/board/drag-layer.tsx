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
import { createDragSession, gapOf, seenPlace, type DragSession } from './drag-model';
import { keyOf, STATUSES, type Columns } from '@/features/plan/list/plan-list';
import type { Gap } from './placing';

/** A press of a finger that is held moves a card; a shorter one scrolls. In milliseconds and pixels. */
const HOLD = { delay: 220, tolerance: 8 };
/** A mouse that goes this far moves a card; a shorter way is a click. In pixels. */
const FAR = { distance: 6 };

function cardOf(columns: Columns, key: string): Bookmark | undefined {
  for (const status of STATUSES) {
    const found = columns[status].find((card) => keyOf(card) === key);
    if (found) return found;
  }
  return undefined;
}

/** What a screen reader is told of a movement, in the language of the page. */
function useWords({ columns, firstOver }: DragSession): Announcements {
  const { t } = useTranslation('checklist');
  return useMemo(() => {
    const name = (id: unknown) => {
      const card = cardOf(columns(), String(id));
      return { title: card?.program.title ?? '', school: card?.program.school.name ?? '' };
    };
    const place = (id: unknown, over: { id: unknown } | null) => {
      const gap = over && gapOf(String(over.id), columns());
      if (!gap) return null;
      return { column: t(`status.${gap.status}`), ...seenPlace(gap, columns(), String(id)) };
    };
    return {
      onDragStart: ({ active }) => {
        const found = place(active.id, active);
        const where = found && t('drag.over', found);
        return [t('drag.start', name(active.id)), where].filter(Boolean).join(' ');
      },
      onDragOver: ({ active, over }) => {
        // Where it was taken from has been told with its name.
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
  /** The cards that show, in their columns. */
  columns: Columns;
  /** One column shows at a time, by tabs. */
  tabs: boolean;
  /** The card as it hangs from the pointer. */
  picture: (bookmark: Bookmark) => ReactNode;
  /** `byKeyboard`: the focus has to follow. */
  onDrop: (bookmark: Bookmark, gap: Gap, byKeyboard: boolean) => void;
  children: ReactNode;
};

/** Moves cards by mouse, by touch and by keyboard; what is inside says what can be moved and where to. */
export function DragLayer({ columns, tabs, picture, onDrop, children }: Props) {
  const { t } = useTranslation('checklist');
  const [session] = useState(() => createDragSession(columns));
  const [lifted, setLifted] = useState<Bookmark | null>(null);
  useEffect(() => session.show(columns, tabs), [session, columns, tabs]);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: FAR }),
    useSensor(TouchSensor, { activationConstraint: HOLD }),
    useSensor(KeyboardSensor, {
      coordinateGetter: session.arrows,
      scrollBehavior: 'auto',
    }),
  );
  const announcements = useWords(session);
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
        // The page gives the focus to the card where it is shown anew.
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
        {lifted && picture(lifted)}
      </DragOverlay>
    </DndContext>
  );
}
