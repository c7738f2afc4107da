import { use } from 'react';
import type { Program } from '@/api/program/contract';
import { hasFeature } from '@/browser/features';
import { useTranslation } from '@/i18n/use-translation';
import { SavedToggle } from '@/shared/device-list/saved-toggle';
import { programWithSchool } from '@/shared/program/use-program-format';
import { SavedProgramsContext, type SavedPrograms } from './saved-context';

type Props = { program: Program; className?: string };

/**
 * Where a program can be saved: always on this device, in an account if the API has plans; `null` if it cannot, as on a
 * page without a `SavedProvider`.
 */
function useSaving(): SavedPrograms | null {
  const saved = use(SavedProgramsContext);
  return saved?.place === 'device' || hasFeature('plan') ? saved : null;
}

/** Saves or removes a program, in a row of a list. */
export function SaveToggle({ program, className }: Props) {
  const { t } = useTranslation('saved');
  const saved = useSaving();
  if (!saved) return null;
  const state = saved.stateOf(program.id);
  const title = programWithSchool(program);
  const { text, name } = {
    none: { text: t('save'), name: t('saveProgram', { title }) },
    saved: { text: t('saved'), name: t('savedProgram', { title }) },
    undo: { text: t('undo'), name: t('undoProgram', { title }) },
  }[state];
  return (
    <SavedToggle {...{ state, text, name, className }} onToggle={() => saved.toggle(program)} />
  );
}

/** Saves or removes a program, as the main action of its details. */
export function SaveButton({ program, className }: Props) {
  const { t } = useTranslation('saved');
  const saved = useSaving();
  if (!saved) return null;
  const state = saved.stateOf(program.id);
  const text = {
    none: saved.place === 'account' ? t('account.save') : t('device.save'),
    saved: saved.place === 'account' ? t('account.saved') : t('device.saved'),
    undo: t('undoRemoval'),
  }[state];
  return (
    <SavedToggle wide {...{ state, text, className }} onToggle={() => saved.toggle(program)} />
  );
}
