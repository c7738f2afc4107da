import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { failureText } from '@/i18n/failure-text';
import { useTranslation } from '@/i18n/use-translation';
import { SelfRemovingButton } from '@/shared/states/self-removing-button';
import { Icon } from '@/ui/icon';
import { sectionState, type Autosave, type FieldName } from './autosave';

function SaveState({ autosave, names }: { autosave: Autosave; names: readonly FieldName[] }) {
  const { t } = useTranslation('profile');
  const { t: tCommon } = useTranslation();
  const state = useStore(
    autosave.store,
    useShallow((all) => sectionState(all, names)),
  );
  const isUnsaved = state.kind === 'failed' || state.kind === 'invalid';
  return (
    <div className="min-h-6">
      {state.kind === 'typing' && <p className="text-muted">{t('edit.state.typing')}</p>}
      <p
        role="status"
        className={isUnsaved ? 'flex gap-2 font-600 text-accent' : 'flex gap-2 text-muted'}
      >
        {state.kind === 'saving' && t('edit.state.saving')}
        {state.kind === 'saved' && (
          <>
            <Icon of={Check} size={18} className="mt-[3px] text-brand" />
            {t('edit.state.saved')}
          </>
        )}
        {isUnsaved && <Icon of={CircleAlert} size={18} className="mt-[3px]" />}
        {state.kind === 'invalid' && <span>{t('edit.state.wrong')}</span>}
        {state.kind === 'failed' && (
          <span>{t('edit.state.failed', { why: failureText(tCommon, state.failure) })}</span>
        )}
      </p>
      {state.kind === 'failed' && (
        <SelfRemovingButton variant="second" className="mt-3" onClick={() => void autosave.flush()}>
          {tCommon('action.tryAgain')}
        </SelfRemovingButton>
      )}
    </div>
  );
}

type Props = {
  /** The fragment of the URL, such as `#tests`. */
  id: string;
  title: string;
  lead: ReactNode;
  autosave: Autosave;
  names: readonly FieldName[];
  children: ReactNode;
};

/** A section of /profile/edit: the heading and the state of its fields on the left, the fields on the right. */
export function EditSection({ id, title, lead, autosave, names, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mt-16 grid scroll-mt-6 gap-x-10 gap-y-5 first-of-type:mt-0 md:mt-20 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-x-18"
    >
      <div className="grid content-start gap-2">
        <h2 id={`${id}-title`} className="text-32">
          {title}
        </h2>
        <p>{lead}</p>
        <SaveState autosave={autosave} names={names} />
      </div>
      <div className="ruled grid content-start gap-x-6 gap-y-8 pt-6 lg:grid-cols-2">{children}</div>
    </section>
  );
}
