import { Bookmark } from 'lucide-react';
import type { Scholarship } from '@/api/scholarship/contract';
import { useTranslation } from '@/i18n/use-translation';
import { buttonClass } from '@/ui/button-class';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import type { Saved } from './use-saved';

type Props = { scholarship: Scholarship; saved: Saved };

function useToggle({ scholarship, saved }: Props) {
  const isSaved = saved.isSaved(scholarship);
  return {
    isSaved,
    glyph: <Icon of={Bookmark} {...(isSaved && { className: 'fill-current text-brand' })} />,
    // A double click means the same as one.
    press: ({ detail }: { detail: number }) => {
      if (detail < 2) saved.toggle(scholarship);
    },
  };
}

/** Saves a scholarship or takes it off, in a row beside others like it. */
export function SaveToggle(props: Props) {
  const { t } = useTranslation('scholarship');
  const { isSaved, glyph, press } = useToggle(props);
  const { name } = props.scholarship;
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={isSaved ? t('saved.isSavedName', { name }) : t('saved.saveName', { name })}
      onClick={press}
      className={cx(
        'moves inline-flex min-h-11 scroll-mb-40 items-center gap-2.5 rounded px-1 text-15 enabled-hover:text-brand',
        isSaved ? 'font-600 text-brand' : 'font-500',
      )}
    >
      {glyph}
      {isSaved ? t('saved.isSaved') : t('saved.save')}
    </button>
  );
}

/** The same as a button of its own: the one way on from a scholarship. */
export function SaveButton(props: Props) {
  const { t } = useTranslation('scholarship');
  const { isSaved, glyph, press } = useToggle(props);
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      onClick={press}
      className={buttonClass({ variant: isSaved ? 'second' : 'primary', wide: true })}
    >
      {glyph}
      {isSaved ? t(`saved.${props.saved.place}`) : t('saved.saveThis')}
    </button>
  );
}
