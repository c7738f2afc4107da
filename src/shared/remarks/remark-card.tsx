import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { remarkId } from './mark-ids';
import type { Remark } from './remarks';

/** Texts of a remark, from the page's own message file. */
export type RemarkLabels = {
  /** The name of a kind; `null` for an unknown one. */
  kind: (kind: string) => string | null;
  go: string;
  try: string;
  done: string;
  reopen: string;
  stale: string;
  whole: string;
};

type Props = {
  remark: Remark;
  labels: RemarkLabels;
  scope: string;
  /** Goes to the marked text. */
  onGo: () => void;
  onDone: (done: boolean) => void;
};

/** A quotation is cut after this many words. */
const MAX_QUOTE = 9;

function shorten(quote: string): string {
  const words = quote.trim().split(/\s+/);
  const shown = words.slice(0, MAX_QUOTE).join(' ');
  return words.length > MAX_QUOTE ? `${shown} …` : shown;
}

/** One remark: its number and quotation, which lead to the text, its question, and a suggestion that unfolds. */
export function RemarkCard({ remark, labels, scope, onGo, onDone }: Props) {
  const { number, kind, question, suggestion, quote, place, stale, done } = remark;
  const [open, setOpen] = useState(false);
  const name = labels.kind(kind);
  const id = remarkId(scope, number);
  const isMarked = place !== null && !done;
  const head = (
    <>
      <span
        className={cx(
          'num inline-grid h-6 min-w-6 shrink-0 place-items-center rounded-box border px-1 font-600',
          isMarked ? 'border-brand text-brand' : 'border-edge text-muted',
        )}
      >
        {number}
      </span>{' '}
      <span className="pt-0.5 wrap-anywhere">
        {name !== null && <span className="font-600 text-ink">{name}</span>}
        {name !== null && quote !== null && ' · '}
        {quote !== null && `“${shorten(quote)}”`}
        {quote === null && name === null && labels.whole}
      </span>
    </>
  );
  return (
    <article
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-question`}
      className="border-t pt-1.5 focus-visible:outline-offset-6"
    >
      {isMarked ? (
        <button
          type="button"
          onClick={onGo}
          className="flex min-h-11 w-full items-start gap-2 py-2 text-left text-13 text-muted enabled-hover:underline"
        >
          {head}
          <span className="sr-only">. {labels.go}</span>
        </button>
      ) : (
        <p className="flex min-h-11 items-start gap-2 py-2 text-13 text-muted">{head}</p>
      )}
      <h3
        id={`${id}-question`}
        className={cx('text-17 font-500 wrap-anywhere', done && 'text-muted')}
      >
        {question}
      </h3>
      {stale && !done && <p className="mt-1 text-13 text-muted">{labels.stale}</p>}
      <div className="-ml-2.5 flex flex-wrap gap-x-1">
        {suggestion !== null && !done && (
          <Button
            variant="quiet"
            aria-expanded={open}
            aria-controls={`${id}-try`}
            onClick={() => setOpen(!open)}
          >
            {labels.try}
            <Icon of={ChevronDown} size={18} className={cx(open && 'transform-[rotate(180deg)]')} />
          </Button>
        )}
        <Button variant="quiet" onClick={() => onDone(!done)}>
          <Icon of={done ? Undo2 : Check} size={18} />
          {done ? labels.reopen : labels.done}
        </Button>
      </div>
      <p id={`${id}-try`} hidden={!open || done} className="pt-1 pb-2 wrap-anywhere">
        {suggestion}
      </p>
    </article>
  );
}
