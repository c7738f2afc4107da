import type { PlanStep } from '@/shared/steps/plan-step';
import { Cairn } from '@/ui/cairn';

/** How many of the steps are done. */
export function doneOf(steps: readonly PlanStep[]): number {
  return steps.filter(({ state }) => state === 'done').length;
}

type Props = { steps: readonly PlanStep[] };

/** The cairn of a card; the same is in its text. */
export function CardCairn({ steps }: Props) {
  return (
    <svg
      aria-hidden
      width={40}
      height={44}
      viewBox="0 0 40 44"
      className="float-right mt-1 ml-2 block"
    >
      <path
        d="M2 42.5C12 41.5 28 43.5 38 42.3"
        fill="none"
        strokeWidth={1.25}
        className="stroke-contour"
      />
      <Cairn x={20} y={42} stones={steps.length} set={doneOf(steps)} scale={1.7} />
    </svg>
  );
}
