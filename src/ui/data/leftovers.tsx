import { useRef } from 'react';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';

type Props = {
  title: string;
  text: string;
  addLabel: string;
  discardLabel: string;
  /** Not called again until it has settled. */
  onAdd: () => Promise<unknown>;
  adding: boolean;
  onDiscard: () => void;
};

/** Offers to add what is saved only on this device to the account, or to discard it (R27). */
export function Leftovers({
  title,
  text,
  addLabel,
  discardLabel,
  onAdd,
  adding,
  onDiscard,
}: Props) {
  // `adding` updates a render later, too late for a double click.
  const sending = useRef(false);
  const add = async () => {
    if (sending.current) return;
    sending.current = true;
    // The mutation has reported the failure.
    await onAdd().catch(() => undefined);
    sending.current = false;
  };
  return (
    <Notice tone="warn" role="status" className="mb-6 print:hidden">
      <p className="font-600">{title}</p>
      <p className="text-muted">{text}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button loading={adding} onClick={() => void add()}>
          {addLabel}
        </Button>
        <Button variant="quiet" onClick={onDiscard}>
          {discardLabel}
        </Button>
      </div>
    </Notice>
  );
}
