import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/overlays/dialog';

/** The page's own texts. */
export type LeaveTexts = {
  title: string;
  text: string;
  stay: string;
  leave: string;
};

export type LeaveProps = { texts: LeaveTexts; onStay: () => void; onLeave: () => void };

/** Asks before a page with unsaved changes is left. */
export function LeaveDialog({ texts, onStay, onLeave }: LeaveProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onClose={onStay}
      title={texts.title}
      closeLabel={t('action.close')}
      footer={
        <>
          <Button onClick={onStay}>{texts.stay}</Button>
          <Button variant="warn" onClick={onLeave}>
            {texts.leave}
          </Button>
        </>
      }
    >
      <p className="text-muted">{texts.text}</p>
    </Dialog>
  );
}
