import { create } from 'zustand';
import type { BookmarkWrite } from '@/api/bookmark/bookmark-list';
import { onSessionReset } from '@/browser/session-reset';

/** How many changes can be taken back, the last first. */
const MOST = 50;

/** A change that can be taken back: the write that does it, and what it was. */
export type UndoStep = {
  id: number;
  kind: 'moved' | 'changed' | 'removed';
  /** Whose program it was about, in the words of the page. */
  title: string;
  school: string;
  write: BookmarkWrite;
};

type UndoState = {
  /** The last one last. */
  steps: UndoStep[];
  push: (step: Omit<UndoStep, 'id'>) => number;
  /** Takes the last step off, to be done. */
  pop: () => UndoStep | undefined;
  /** Puts a step back that could not be taken back. */
  putBack: (step: UndoStep) => void;
  /** Forgets a step whose change was refused: there is nothing to take back. */
  drop: (id: number) => void;
  reset: () => void;
};

let lastId = 0;

/** What of the plan can be taken back in this visit; nothing of it is stored. */
export const useUndo = create<UndoState>()((set, get) => ({
  steps: [],
  push: (step) => {
    lastId += 1;
    const id = lastId;
    set(({ steps }) => ({ steps: [...steps, { ...step, id }].slice(-MOST) }));
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
