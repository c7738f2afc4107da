import { QUESTION_STEPS, type QuestionStep } from '@/shared/answers/question-steps';
import { contourPath, HORNS, hornsAt, plainLand } from './land';

const WIDTH = 400;
const HEIGHT = 220;

const land = plainLand(WIDTH, HEIGHT);
const lines = Array.from({ length: land.lines }, (_, line) => contourPath(land, line, 20)).join('');

/** The land without programs, in the HTML of the page until the canvas has drawn. */
export function StillLand({ step }: { step: QuestionStep }) {
  const { x, y } = hornsAt(land, QUESTION_STEPS.indexOf(step));
  return (
    <>
      <svg
        aria-hidden
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        fill="none"
        className="absolute inset-0 size-full *:[vector-effect:non-scaling-stroke]"
      >
        <path d={lines} className="stroke-contour" />
      </svg>
      {/* They keep their shape where the land is stretched. */}
      <svg aria-hidden fill="none" className="absolute inset-0 size-full">
        <svg x={`${(100 * x) / WIDTH}%`} y={`${(100 * y) / HEIGHT}%`} className="overflow-visible">
          <path d={HORNS} strokeWidth={2} strokeLinecap="round" className="stroke-accent" />
        </svg>
      </svg>
    </>
  );
}
