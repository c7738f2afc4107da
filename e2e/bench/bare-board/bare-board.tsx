import {
  closestCorners,
  DndContext,
  DragOverlay,
  MouseSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/*
 * Only the library: as many cards and columns as the plan, each just a title, without router, cache or styles.
 * It measures the cost of a step in the library and the browser.
 */

const COLUMNS = ['a', 'b', 'c', 'd'] as const;
const CARDS = 25;
const ALL = 500;

type Item = { id: string; title: string; column: string };

const items: Item[] = Array.from({ length: ALL }, (_, index) => ({
  id: String(index),
  title: `Bachelor of Science ${index}`,
  column: COLUMNS[index % COLUMNS.length] ?? 'a',
}));

function Card({ item }: { item: Item }) {
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({ id: item.id });
  const { setNodeRef: setTarget, isOver } = useDroppable({ id: item.id });
  return (
    <li
      ref={(node) => {
        setNodeRef(node);
        setTarget(node);
      }}
      {...listeners}
      {...attributes}
      style={{
        border: '1px solid',
        padding: 16,
        height: 140,
        opacity: isDragging ? 0.4 : 1,
        background: isOver ? '#eee' : '#fff',
      }}
    >
      <h3>{item.title}</h3>
    </li>
  );
}

function Board() {
  const [moved, setMoved] = useState<Record<string, string>>({});
  const [text, setText] = useState('');
  const [lifted, setLifted] = useState<string | null>(null);
  const sensors = useSensors(useSensor(MouseSensor, { activationConstraint: { distance: 6 } }));
  const fitting = items.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()));
  const columnOf = (item: Item) => moved[item.id] ?? item.column;
  return (
    <>
      <input type="search" aria-label="Find" onChange={(event) => setText(event.target.value)} />
      <DndContext
        sensors={sensors}
        collisionDetection={closestCorners}
        onDragStart={({ active }) => setLifted(String(active.id))}
        onDragEnd={({ active, over }) => {
          setLifted(null);
          const target = items.find(({ id }) => id === over?.id);
          if (target) setMoved({ ...moved, [active.id]: columnOf(target) });
        }}
      >
        <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 24 }}>
          {COLUMNS.map((column) => (
            <ol key={column} style={{ listStyle: 'none', padding: 0 }}>
              {fitting
                .filter((item) => columnOf(item) === column)
                .slice(0, CARDS)
                .map((item) => (
                  <Card key={item.id} item={item} />
                ))}
            </ol>
          ))}
        </div>
        <DragOverlay dropAnimation={null}>{lifted && <article>{lifted}</article>}</DragOverlay>
      </DndContext>
    </>
  );
}

function Page() {
  const [open, setOpen] = useState(false);
  return open ? (
    <Board />
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Open
    </button>
  );
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Page />);
