import { create } from 'zustand';
import type { BookmarkWrite } from '@/api/bookmark/bookmark-list';
import { onSessionReset } from '@/browser/session-reset';

const MAX_STEPS = 50;

/** A change, with the write that undoes it. */
export type UndoStep = {
  id: number;
  kind: 'moved' | 'changed' | 'removed';
  title: string;
  school: string;
  write: BookmarkWrite;
};

type UndoState = {
  steps: UndoStep[];
  push: (step: Omit<UndoStep, 'id'>) => number;
  pop: () => UndoStep | undefined;
  /** Puts back a step whose undo was rejected. */
  putBack: (step: UndoStep) => void;
  /** Removes a step whose change was rejected. */
  drop: (id: number) => void;
  reset: () => void;
};

let lastId = 0;

/** The undo history of this visit, in memory. */
export const useUndo = create<UndoState>()((set, get) => ({
  steps: [],
  push: (step) => {
    lastId += 1;
    const id = lastId;
    set(({ steps }) => ({ steps: [...steps, { ...step, id }].slice(-MAX_STEPS) }));
    return id;
  },
  pop: () => {
    const step = get().steps.at(-1);
    if (step) get().drop(step.id);
    return step;
  },
  putBack: (step) => set(({ steps }) => ({ steps: [...steps, step].sort((a, b) => a.id - b.id) })),
  drop: (id) => set(({ steps }) => ({ steps: steps.filter((step) => step.id !== id) })),
  reset: () => set({ steps: [] }),
}));

onSessionReset(() => useUndo.getState().reset());
