import { createContext, use, type ComponentType } from 'react';
import type { Program } from '@/api/program/contract';

type Action = ComponentType<{ program: Program; className?: string }>;

/** What can be done with a program beside comparing it; the page says what, this feature says where. */
export type ProgramActions = {
  /** In a row beside others like it. */
  Toggle: Action;
  /** A button of its own, where a program is shown in full. */
  Button: Action;
};

/** Filled by the page; without it a program can be compared alone. */
export const ProgramActionsContext = createContext<ProgramActions | null>(null);

/** The page's action for a row; nothing where the page has none. */
export function ProgramToggle({ program, className }: { program: Program; className?: string }) {
  const actions = use(ProgramActionsContext);
  return actions && <actions.Toggle program={program} {...(className && { className })} />;
}

/** The page's action as a button; nothing where the page has none. */
export function ProgramButton({ program }: { program: Program }) {
  const actions = use(ProgramActionsContext);
  return actions && <actions.Button program={program} />;
}
