import { Skeleton } from '@/ui/skeleton';

/** Widths of the lines, in percent. */
const LINES = [98, 94, 99, 91, 96, 58] as const;
const PARAGRAPHS = 3;

/** About 65 characters a line at 17 px; the font is narrower than its `ch`. */
export const READING_MEASURE = 'max-w-[35rem]';

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
