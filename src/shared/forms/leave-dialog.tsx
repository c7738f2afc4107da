import { Button } from '@/ui/button';
import { Dialog } from '@/ui/overlays/dialog';

/** What a page says and offers before it is left with something unsaved. */
export type LeaveTexts = {
  title: string;
  text: string;
  stay: string;
  leave: string;
  close: string;
};

/** How the question is answered. */
export type LeaveProps = { texts: LeaveTexts; onStay: () => void; onLeave: () => void };

/** Asks whether a page is to be left with something unsaved. */
export function LeaveDialog({ texts, onStay, onLeave }: LeaveProps) {
  return (
    <Dialog
      open
      onClose={onStay}
      title={texts.title}
      closeLabel={texts.close}
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
