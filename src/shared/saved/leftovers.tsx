import { useSingleRun } from '@/shared/forms/use-single-run';
import { SelfRemovingButton } from '@/shared/states/self-removing-button';
import { Notice } from '@/ui/notice';

type Props = {
  title: string;
  text?: string;
  addLabel: string;
  discardLabel: string;
  /** Reports its own failure. */
  onAdd: () => Promise<unknown>;
  onDiscard: () => void;
};

/** Offers to add what is only on this device to the account, or to discard them (R27). */
export function Leftovers({ title, text, addLabel, discardLabel, onAdd, onDiscard }: Props) {
  const [busy, run] = useSingleRun();
  const add = async () => void (await onAdd().catch(() => undefined));
  return (
    <Notice tone="warn" role="status" className="mb-6 print:hidden">
      <p className="font-600">{title}</p>
      {text && <p className="text-muted">{text}</p>}
      <div className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
        <SelfRemovingButton loading={busy} onClick={() => void run(add)}>
          {addLabel}
        </SelfRemovingButton>
        <SelfRemovingButton variant="quiet" className="-ml-2.5" onClick={onDiscard}>
          {discardLabel}
        </SelfRemovingButton>
      </div>
    </Notice>
  );
}
