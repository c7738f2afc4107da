import { cx } from './cx';

/** The used part of a word limit as a bar; decorative. */
export function LimitBar({ words, limit }: { words: number; limit: number }) {
  const part = Math.min(100, Math.round((words / limit) * 100));
  return (
    <div aria-hidden className="mt-2 h-1 bg-line forced-colors:border">
      <div
        className={cx(
          'h-full forced-colors:bg-[CanvasText]',
          words > limit ? 'bg-accent' : 'bg-brand',
        )}
        style={{ width: `${part}%` }}
      />
    </div>
  );
}
