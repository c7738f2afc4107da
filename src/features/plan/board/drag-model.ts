import type { CollisionDetection, KeyboardCoordinateGetter } from '@dnd-kit/core';
import type { BookmarkStatus } from '@/api/bookmark/contract';
import { keyOf, STATUSES, type Columns } from '@/features/plan/list/plan-list';
import type { Gap } from './board-position';

/** Ids of drop targets: the key of a card (before it), `end:` of a column, or `tab:` of a column (its top). */
const END = 'end:';
const TAB = 'tab:';

export function endTarget(status: BookmarkStatus): string {
  return END + status;
}

export function tabTarget(status: BookmarkStatus): string {
  return TAB + status;
}

/** The gap of a drop target; `null` for one that no longer exists. */
export function gapOf(target: string, columns: Columns): Gap | null {
  for (const status of STATUSES) {
    if (target === endTarget(status)) return { status, before: null };
    if (target === tabTarget(status)) {
      const first = columns[status][0];
      return { status, before: first ? keyOf(first) : null };
    }
    if (columns[status].some((card) => keyOf(card) === target)) return { status, before: target };
  }
  return null;
}

/** Position of a gap among the rendered cards, from 1, without the moving card; for announcements. */
export function visiblePlace({ status, before }: Gap, columns: Columns, moving: string) {
  const keys = columns[status].map(keyOf);
  const others = keys.filter((key) => key !== moving);
  const of = others.length + 1;
  if (before === null) return { place: of, of };
  // Before itself is its current position.
  const at = before === moving ? keys.indexOf(moving) : others.indexOf(before);
  return { place: at + 1, of };
}

/** Targets of a column from top to bottom, without the one after the moving card, which is its current position. */
function stops(status: BookmarkStatus, columns: Columns, moving: string): string[] {
  const keys = columns[status].map(keyOf);
  const at = keys.indexOf(moving);
  const all = [...keys, endTarget(status)];
  return at < 0 ? all : all.filter((_, index) => index !== at + 1);
}

export type Walk = {
  columns: Columns;
  /** On a narrow screen: the other columns are reached by their tabs. */
  tabs: boolean;
  /** Key of the moving card. */
  moving: string;
};

/** The target that an arrow key moves to from the current target; `null` for none. */
export function nextTarget(code: string, from: string, walk: Walk): string | null {
  const { columns, tabs, moving } = walk;
  const gap = gapOf(from, columns);
  if (!gap) return null;
  const column = from.startsWith(TAB) ? [] : stops(gap.status, columns, moving);
  const at = column.indexOf(from);
  if (code === 'ArrowUp') return column[at - 1] ?? null;
  if (code === 'ArrowDown') return column[at + 1] ?? null;
  const step = code === 'ArrowRight' ? 1 : code === 'ArrowLeft' ? -1 : 0;
  const status = step === 0 ? undefined : STATUSES[STATUSES.indexOf(gap.status) + step];
  if (status === undefined) return null;
  if (tabs) {
    const home = columns[status].some((card) => keyOf(card) === moving);
    return home ? moving : tabTarget(status);
  }
  const neighbors = stops(status, columns, moving);
  return neighbors[Math.min(Math.max(at, 0), neighbors.length - 1)] ?? null;
}

type Rects = Parameters<CollisionDetection>[0]['droppableRects'];
type Containers = Parameters<CollisionDetection>[0]['droppableContainers'];

/** The tab at a point. Tabs are sticky, so they are measured each time. */
function tabAt(x: number, y: number, containers: Containers): string | null {
  for (const { id, node } of containers) {
    const name = String(id);
    const rect = name.startsWith(TAB) ? node.current?.getBoundingClientRect() : undefined;
    if (!rect) continue;
    if (x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom) return name;
  }
  return null;
}

/** The column at a point, or the nearest one above or below it. */
function columnAt(x: number, y: number, rects: Rects, containers: Containers): string | null {
  let nearest: { name: string; away: number } | null = null;
  for (const { id } of containers) {
    const name = String(id);
    const rect = rects.get(id);
    if (!rect || !name.startsWith(END) || x < rect.left || x > rect.right) continue;
    const away = Math.max(rect.top - y, y - rect.bottom, 0);
    if (away < (nearest?.away ?? Infinity)) nearest = { name, away };
  }
  return nearest?.name ?? null;
}

/** The first card of a column whose middle is below `y`; `null` for none. */
function cardBelow(status: string, y: number, rects: Rects, containers: Containers) {
  let first: { name: string; top: number } | null = null;
  for (const { id, data } of containers) {
    const rect = rects.get(id);
    if (!rect || data.current?.['status'] !== status) continue;
    const below = y < rect.top + rect.height / 2;
    if (below && rect.top < (first?.top ?? Infinity)) first = { name: String(id), top: rect.top };
  }
  return first?.name ?? null;
}

export type DragSession = ReturnType<typeof createDragSession>;

/** The state of a drag. */
export function createDragSession(start: Columns) {
  let columns = start;
  let tabs = false;
  let chosen: string | null = null;
  let begun = false;
  return {
    /** The target under the pointer, or the one chosen by keyboard. */
    detect: (({ droppableRects, droppableContainers, pointerCoordinates }) => {
      if (chosen !== null) return [{ id: chosen }];
      if (!pointerCoordinates) return [];
      const { x, y } = pointerCoordinates;
      const tab = tabAt(x, y, droppableContainers);
      if (tab !== null) return [{ id: tab }];
      const column = columnAt(x, y, droppableRects, droppableContainers);
      if (column === null) return [];
      const status = column.slice(END.length);
      return [{ id: cardBelow(status, y, droppableRects, droppableContainers) ?? column }];
    }) satisfies CollisionDetection,
    /** Moves a card by arrow keys from target to target. */
    arrows: ((event, { active, context, currentCoordinates }) => {
      if (!event.code.startsWith('Arrow')) return undefined;
      event.preventDefault();
      const moving = String(active);
      const target = nextTarget(event.code, chosen ?? moving, { columns, tabs, moving });
      if (target === null) return undefined;
      chosen = target;
      const rect = context.droppableRects.get(target);
      if (!rect) return currentCoordinates;
      return { x: rect.left, y: target.startsWith(END) ? rect.bottom : rect.top };
    }) satisfies KeyboardCoordinateGetter,
    /** `from` is the target of a drag by keyboard, `null` for the pointer. */
    begin: (from: string | null) => {
      chosen = from;
      begun = true;
    },
    end: () => {
      chosen = null;
    },
    /** True once per drag. */
    firstOver: () => {
      const first = begun;
      begun = false;
      return first;
    },
    /** Updates the rendered cards. */
    show: (next: Columns, byTabs: boolean) => {
      columns = next;
      tabs = byTabs;
    },
    columns: () => columns,
  };
}
