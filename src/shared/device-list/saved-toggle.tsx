import Bookmark from 'lucide-react/icons/bookmark';
import Undo2 from 'lucide-react/icons/undo-2';
import { buttonClass } from '@/ui/button-class';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';

/** `undo`: it was just removed with what the student had written on it, and can come back as it was. */
export type SavedState = 'none' | 'saved' | 'undo';

type Props = {
  state: SavedState;
  text: string;
  /** Accessible name, in a row where the text alone would be ambiguous. */
  name?: string;
  /** A full button for a detail view; otherwise a quiet one for a row. */
  wide?: boolean;
  /** Only the icon, in a short row; `name` says the rest. */
  bare?: boolean;
  onToggle: () => void;
  className?: string | undefined;
};

/** Saves something or removes it. The second press of a double click does nothing. */
export function SavedToggle({
  state,
  text,
  name,
  wide = false,
  bare = false,
  onToggle,
  className,
}: Props) {
  const glyph =
    state === 'undo' ? (
      <Icon of={Undo2} className="text-brand" />
    ) : (
      <Icon of={Bookmark} {...(state === 'saved' && { className: 'fill-current text-brand' })} />
    );
  return (
    <button
      type="button"
      aria-pressed={state === 'saved'}
      aria-label={name}
      onClick={({ detail }) => {
        if (detail < 2) onToggle();
      }}
      className={
        wide
          ? buttonClass({ variant: state === 'none' ? 'primary' : 'second', wide, className })
          : cx(
              'moves scroll-mb-40 items-center rounded enabled-hover:text-brand print:hidden',
              bare ? 'grid size-11' : 'inline-flex min-h-11 gap-2.5 px-1 text-15',
              state === 'none' ? 'font-500' : 'font-600 text-brand',
              className,
            )
      }
    >
      {wide ? (
        glyph
      ) : (
        <span className={cx('grid place-items-center', !bare && 'w-[22px] shrink-0')}>{glyph}</span>
      )}
      {!bare && <span>{text}</span>}
    </button>
  );
}
