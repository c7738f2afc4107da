import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';

type Props = { title: string; busy: boolean; onUndo: () => void };

/** Replaces a deleted achievement and takes its focus. */
export function UndoRow({ title, busy, onUndo }: Props) {
  const { t } = useTranslation('achievements');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // After the menu has moved the focus to its removed button.
    const frame = requestAnimationFrame(() => button.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div className="flex flex-wrap items-center gap-x-4 pl-12 md:pl-24">
      <p className="wrap-anywhere text-muted">{t('deleted', { title })}</p>
      <Button ref={button} variant="quiet" className="-ml-2.5" loading={busy} onClick={onUndo}>
        <Icon of={Undo2} />
        {t('undo')}
      </Button>
    </div>
  );
}
