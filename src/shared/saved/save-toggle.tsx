import { Bookmark, Undo2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { Program } from '@/api/program/contract';
import { useTranslation } from '@/i18n/use-translation';
import { buttonClass } from '@/ui/button-class';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { useSaved, useSavedPrograms, type SavedState } from './saved-context';

type Props = { program: Program; className?: string };

function Glyph({ state }: { state: SavedState }) {
  if (state === 'undo') return <Icon of={Undo2} className="text-brand" />;
  return (
    <Icon of={Bookmark} {...(state === 'saved' && { className: 'fill-current text-brand' })} />
  );
}

/** Presses once for a double click, which means the same as one. */
function once(press: () => void) {
  return ({ detail }: MouseEvent) => {
    if (detail < 2) press();
  };
}

/** Saves a program or takes it off, in a row beside others like it. */
export function SaveToggle({ program, className }: Props) {
  const { t } = useTranslation('saved');
  const { saved, state, toggle } = useSaved(program);
  const { title } = program;
  const words = {
    none: { text: t('save'), name: t('saveProgram', { title }) },
    saved: { text: t('saved'), name: t('savedProgram', { title }) },
    undo: { text: t('undo'), name: t('undoProgram', { title }) },
  }[state];
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={words.name}
      onClick={once(toggle)}
      className={cx(
        'moves inline-flex min-h-11 scroll-mb-40 items-center gap-2.5 rounded px-1 text-15 enabled-hover:text-brand',
        state === 'none' ? 'font-500' : 'font-600 text-brand',
        className,
      )}
    >
      <span className="grid w-[22px] shrink-0 place-items-center">
        <Glyph state={state} />
      </span>
      {words.text}
    </button>
  );
}

/** The same as a button of its own: the one way on from a program. */
export function SaveButton({ program, className }: Props) {
  const { t } = useTranslation('saved');
  const { place } = useSavedPrograms();
  const { saved, state, toggle } = useSaved(program);
  const words = {
    none: place === 'account' ? t('account.save') : t('device.save'),
    saved: place === 'account' ? t('account.saved') : t('device.saved'),
    undo: t('undoRemoval'),
  }[state];
  return (
    <button
      type="button"
      aria-pressed={saved}
      onClick={once(toggle)}
      className={buttonClass({
        variant: state === 'none' ? 'primary' : 'second',
        wide: true,
        className,
      })}
    >
      <Glyph state={state} />
      {words}
    </button>
  );
}
