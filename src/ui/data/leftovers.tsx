import { useRef } from 'react';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';

type Props = {
  title: string;
  text: string;
  addLabel: string;
  discardLabel: string;
  /** Takes them in; settles when that has been tried. Not called again before that. */
  onAdd: () => Promise<unknown>;
  adding: boolean;
  onDiscard: () => void;
};

/** What is still on the device alone, to be taken into the account or given up (R27). */
export function Leftovers({
  title,
  text,
  addLabel,
  discardLabel,
  onAdd,
  adding,
  onDiscard,
}: Props) {
  // `adding` is one render late: a double click would send them twice.
  const sending = useRef(false);
  const add = async () => {
    if (sending.current) return;
    sending.current = true;
    // Why it failed has been told already.
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
