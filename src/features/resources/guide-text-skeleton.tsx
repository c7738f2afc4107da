import { Skeleton } from '@/ui/skeleton';

/** Widths of the lines of a paragraph, in percent of the measure. */
const LINES = [98, 94, 99, 91, 96, 58] as const;
const PARAGRAPHS = 3;

/** About 65 characters a line at 17 px; the face is narrower than its `ch`. */
export const READING_MEASURE = 'max-w-[35rem]';

/** The shape of a guide's text while it is on the way. */
export function GuideTextSkeleton() {
  return (
    <div aria-hidden className={`grid gap-8 ${READING_MEASURE}`}>
      {Array.from({ length: PARAGRAPHS }, (_, paragraph) => (
        <div key={paragraph} className="grid gap-3.5">
          {LINES.map((width) => (
            <Skeleton key={width} width={`${width}%`} />
          ))}
        </div>
      ))}
    </div>
  );
}
