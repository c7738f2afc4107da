import { cx } from '@/ui/cx';

/** Paths on a grid of 48 x 48: `line`, and the one part that is `touched` by the brand, filled unless it is a line too. */
type Mark = { line: string; touched: string; open?: boolean };

/** By the code of the field; of others there is no mark. */
const MARKS: Readonly<Record<string, Mark>> = {
  // Computing: a screen with a prompt.
  computing: { line: 'M6 12h36v24H6zM18 42h12', touched: 'M16 20l5 4-5 4M25 28h8', open: true },
  // Engineering: a bridge.
  engineering: {
    line: 'M4 34h40M14 41V10M34 41V10',
    touched: 'M4 28c6-3 9-9 10-18 4 18 16 18 20 0 1 9 4 15 10 18',
    open: true,
  },
  // Business: a shop.
  business: {
    line: 'M10 24v17h28V24',
    touched: 'M8 10h32l3 9c0 7-10 7-13 0-1 7-11 7-12 0-3 7-13 7-13 0z',
  },
  // Economics: coins.
  economics: {
    line: 'M10 13v21c0 9 28 9 28 0V13M10 24c0 9 28 9 28 0',
    touched: 'M10 13c0-9 28-9 28 0s-28 9-28 0z',
  },
  // Sciences and mathematics: a distribution.
  science: { line: 'M8 40V8M8 40h32', touched: 'M8 40c8 0 8-24 16-24s8 24 16 24z' },
  // Health: a pulse.
  health: {
    line: 'M8 24h8l4-12 8 24 4-12h8',
    touched: 'M24 5a19 19 0 010 38 19 19 0 010-38z',
    open: true,
  },
  // Psychology, society and education: a book.
  society: {
    line: 'M6 12c8-2 14-1 18 3 4-4 10-5 18-3v26c-8-2-14-1-18 3-4-4-10-5-18-3z',
    touched: 'M24 15v26',
    open: true,
  },
  // Art, design and architecture: a brush.
  art: { line: 'M4 42c8 2 6-8 10-8M17 24l7 7', touched: 'M14 34l3-10L36 5l7 7-19 19z' },
  // Media: a microphone.
  media: {
    line: 'M11 22c0 17 26 17 26 0M24 35v8M16 43h16',
    touched: 'M18 12c0-9 12-9 12 0v10c0 9-12 9-12 0z',
  },
  // Humanities: a temple.
  humanities: {
    line: 'M12 18v20M20 18v20M28 18v20M36 18v20M6 41h36',
    touched: 'M6 17L24 6l18 11z',
  },
  // Law: scales.
  law: {
    line: 'M24 6v36M14 42h20M10 13h28',
    touched: 'M3 27l7-14 7 14c-2 6-12 6-14 0zM31 27l7-14 7 14c-2 6-12 6-14 0z',
  },
  // Environment: leaves.
  environment: {
    line: 'M24 42V20',
    touched: 'M24 28c-1-10-8-15-17-15 0 10 7 16 17 15zM24 22c0-10 7-15 17-16 1 10-6 17-17 16z',
  },
};

/** The drawing of a cluster: 56 px on a phone, 88 px beside a list. Decoration: the name is next to it. */
export function ClusterMark({ code }: { code: string }) {
  const mark = MARKS[code];
  if (!mark) return null;
  return (
    <svg
      aria-hidden
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-14 shrink-0 *:[vector-effect:non-scaling-stroke] md:size-22"
    >
      <path d={mark.line} />
      <path
        d={mark.touched}
        className={cx(
          'stroke-brand forced-colors:stroke-[CanvasText]',
          !mark.open && 'fill-brand-soft forced-colors:fill-none',
        )}
      />
    </svg>
  );
}
