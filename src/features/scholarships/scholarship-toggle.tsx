import type { Scholarship } from '@/api/scholarship/contract';
import { useTranslation } from '@/i18n/use-translation';
import { SavedToggle } from '@/shared/device-list/saved-toggle';
import type { SavedScholarships } from './use-scholarship-saving';

type Props = { scholarship: Scholarship; saved: SavedScholarships; wide?: boolean };

/** Saves or removes a scholarship: in a row, or (`wide`) in its details. */
export function ScholarshipToggle({ scholarship, saved, wide = false }: Props) {
  const { t } = useTranslation('scholarship');
  const { name } = scholarship;
  const onToggle = () => saved.toggle(scholarship);
  const isSaved = saved.isSaved(scholarship);
  const state = isSaved ? 'saved' : 'none';
  if (wide) {
    const text = isSaved ? t(`saved.${saved.place}`) : t('saved.saveThis');
    return <SavedToggle wide {...{ state, text, onToggle }} />;
  }
  const key = isSaved ? 'isSaved' : 'save';
  return (
    <SavedToggle
      bare
      className="relative -mt-2 -mr-3 -ml-1.5 md:m-0"
      {...{ state, onToggle }}
      text={t(`saved.${key}`)}
      name={t(`saved.${key}Name`, { name })}
    />
  );
}
