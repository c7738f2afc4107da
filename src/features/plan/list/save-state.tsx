import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import type { UseBookmarks } from '@/api/bookmark/queries';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { UNDO_ID } from '@/features/plan/card-element-ids';
import { usePlanFormat } from '@/features/plan/use-plan-format';
import type { PlanChanges } from './use-plan-changes';

type SaveStateProps = Pick<PlanChanges, 'refused'> & {
  bookmarks: Pick<UseBookmarks, 'saving' | 'savedAt'>;
};

/** Whether the last change is saved, and when; nothing before the first one. */
export function SaveState({ bookmarks: { saving, savedAt }, refused }: SaveStateProps) {
  const { t } = useTranslation('checklist');
  const { time } = usePlanFormat();
  const content = () => {
    if (saving) return <span className="text-muted">{t('tools.saving')}</span>;
    if (refused) {
      return (
        <>
          <Icon of={TriangleAlert} size={18} className="text-accent" />
          <span className="font-600 text-accent">{t('tools.notSaved')}</span>
        </>
      );
    }
    if (savedAt === null) return null;
    return (
      <>
        <Icon of={Check} size={18} className="text-brand" />
        <span className="num text-muted">{t('tools.saved', { time: time(savedAt) })}</span>
      </>
    );
  };
  const shown = content();
  // The same width in every state, so that the text beside it always wraps the same way.
  return shown && <p className="inline-flex min-w-32 shrink-0 items-center gap-2">{shown}</p>;
}

type UndoProps = Pick<PlanChanges, 'last'> & { onUndo: () => void };

/** Undoes the last change. It stays while it has the focus, even with nothing left to undo. */
export function UndoButton({ last, onUndo }: UndoProps) {
  const { t } = useTranslation('checklist');
  const [focused, setFocused] = useState(false);
  if (!last && !focused) return null;
  return (
    <Button
      id={UNDO_ID}
      variant="quiet"
      className={cx('-mr-2.5 ml-auto min-w-0', !last && 'text-muted!')}
      aria-disabled={!last}
      onClick={onUndo}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon of={Undo2} />
      <span className="wrap-anywhere">
        {last ? t(`undo.${last.kind}`, { school: last.school }) : t('undo.none')}
      </span>
    </Button>
  );
}
