import { useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useSingleRun } from '@/shared/forms/use-single-run';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/overlays/dialog';
import { SegmentedControl } from '@/ui/forms/segmented-control';
import { DifferenceText, PlainText } from '@/features/essays/versions/difference-text';
import type { ServerText } from '@/features/essays/draft/draft';
import { useTimeFormat } from '@/features/essays/use-time-format';

/** The text that the essay continues with; the other one becomes a version. */
export type ConflictChoice = 'mine' | 'other' | 'both';

type Props = {
  /** Text of this device, in the essay text format. */
  mine: string;
  other: ServerText;
  /** Settles when the choice has succeeded or failed. Does not reject. */
  onChoose: (choice: ConflictChoice) => Promise<void>;
  onClose: () => void;
};

/** Compares two texts of one essay and lets the student choose. */
export function ConflictDialog({ mine, other, onChoose, onClose }: Props) {
  const { t } = useTranslation(['essays', 'common']);
  const { short } = useTimeFormat();
  const [view, setView] = useState<'difference' | 'mine' | 'other'>('difference');
  const [chosen, setChosen] = useState<ConflictChoice | null>(null);
  const [busy, run] = useSingleRun();
  // Not on a button: a key pressed while the dialog opens must not choose.
  const lead = useRef<HTMLParagraphElement>(null);

  const choose = (choice: ConflictChoice) =>
    run(() => {
      setChosen(choice);
      return onChoose(choice);
    });

  const choices = [
    { choice: 'mine', label: t('conflict.keepMine'), note: t('conflict.keepMineNote') },
    { choice: 'other', label: t('conflict.takeOther'), note: t('conflict.takeOtherNote') },
    { choice: 'both', label: t('conflict.keepBoth'), note: t('conflict.keepBothNote') },
  ] as const;

  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={t('conflict.title')}
      closeLabel={t('conflict.later')}
      initialFocus={lead}
    >
      <div className="px-5 py-6 md:px-10">
        <p ref={lead} tabIndex={-1} className="max-w-[45em] text-muted outline-none">
          {t('conflict.lead', { time: short(other.updated_at) })}
        </p>
        <ul className="my-6 grid gap-x-6 gap-y-4 border-b pb-8 md:grid-cols-3">
          {choices.map(({ choice, label, note }, at) => (
            <li key={choice}>
              <Button
                wide
                variant={at === 0 ? 'primary' : 'second'}
                loading={busy && chosen === choice}
                aria-describedby={`choice-${choice}`}
                onClick={() => void choose(choice)}
              >
                {label}
              </Button>
              <p id={`choice-${choice}`} className="mt-1.5 text-13 text-muted">
                {note}
              </p>
            </li>
          ))}
        </ul>
        <SegmentedControl
          className="mb-5"
          label={t('conflict.view')}
          value={view}
          onChange={setView}
          options={[
            { value: 'difference', label: t('conflict.difference') },
            { value: 'mine', label: t('conflict.mine') },
            { value: 'other', label: t('conflict.other') },
          ]}
        />
        {view === 'difference' ? (
          <DifferenceText
            first={other.content}
            second={mine}
            firstLabel={t('difference.other')}
            secondLabel={t('difference.mine')}
          />
        ) : (
          <PlainText content={view === 'mine' ? mine : other.content} />
        )}
      </div>
    </Dialog>
  );
}
