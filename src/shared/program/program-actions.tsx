import { createContext, use, type ComponentType } from 'react';
import type { Program } from '@/api/program/contract';

type Action = ComponentType<{ program: Program; className?: string }>;

/** Actions that a page adds to programs, next to the comparison. */
export type ProgramActions = {
  /** In a list. */
  Toggle: Action;
  /** In the program's details. */
  Button: Action;
};

export const ProgramActionsContext = createContext<ProgramActions | null>(null);

export function ProgramToggle({ program, className }: { program: Program; className?: string }) {
  const actions = use(ProgramActionsContext);
  return actions && <actions.Toggle program={program} {...(className && { className })} />;
}

export function ProgramButton({ program }: { program: Program }) {
  const actions = use(ProgramActionsContext);
  return actions && <actions.Button program={program} />;
}
