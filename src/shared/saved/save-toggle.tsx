import type { Program } from '@/api/program/contract';
import { hasFeature } from '@/browser/features';
import { useTranslation } from '@/i18n/use-translation';
import { SavedToggle } from '@/shared/device-list/saved-toggle';
import { programWithSchool } from '@/shared/program/use-program-format';
import { useSavedPrograms } from './saved-context';

type Props = { program: Program; className?: string };

/** Whether a program can be saved: always on this device, in an account if the API has plans. */
const canSaveIn = (place: 'device' | 'account') => place === 'device' || hasFeature('plan');

/** Saves or removes a program, in a row of a list. */
export function SaveToggle({ program, className }: Props) {
  const { t } = useTranslation('saved');
  const { place, stateOf, toggle } = useSavedPrograms();
  if (!canSaveIn(place)) return null;
  const state = stateOf(program.id);
  const title = programWithSchool(program);
  const { text, name } = {
    none: { text: t('save'), name: t('saveProgram', { title }) },
    saved: { text: t('saved'), name: t('savedProgram', { title }) },
    undo: { text: t('undo'), name: t('undoProgram', { title }) },
  }[state];
  return <SavedToggle {...{ state, text, name, className }} onToggle={() => toggle(program)} />;
}

/** Saves or removes a program, as the main action of its details. */
export function SaveButton({ program, className }: Props) {
  const { t } = useTranslation('saved');
  const { place, stateOf, toggle } = useSavedPrograms();
  if (!canSaveIn(place)) return null;
  const state = stateOf(program.id);
  const text = {
    none: place === 'account' ? t('account.save') : t('device.save'),
    saved: place === 'account' ? t('account.saved') : t('device.saved'),
    undo: t('undoRemoval'),
  }[state];
  return <SavedToggle wide {...{ state, text, className }} onToggle={() => toggle(program)} />;
}
