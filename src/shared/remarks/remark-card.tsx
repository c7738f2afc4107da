import { Check, ChevronDown, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { remarkId } from './mark-ids';
import type { Remark } from './remarks';

/** The words around a remark, from the page's own message file. */
export type RemarkWords = {
  /** The name of a kind; `null` for one that the page does not know. */
  kind: (kind: string) => string | null;
  go: string;
  tryThis: string;
  done: string;
  reopen: string;
  stale: string;
  whole: string;
};

type Props = {
  remark: Remark;
  words: RemarkWords;
  scope: string;
  /** Leads to its words. */
  onGo: () => void;
  onDone: (done: boolean) => void;
};

/** Words of a quotation that are shown; the text itself has the rest. */
const QUOTED = 9;

function beginning(quote: string): string {
  const words = quote.trim().split(/\s+/);
  const shown = words.slice(0, QUOTED).join(' ');
  return words.length > QUOTED ? `${shown} …` : shown;
}

/** One remark: its number and its words, which lead to the text, the question, and behind it one thing to try. */
export function RemarkCard({ remark, words, scope, onGo, onDone }: Props) {
  const { number, kind, question, suggestion, quote, place, stale, done } = remark;
  const [open, setOpen] = useState(false);
  const name = words.kind(kind);
  const id = remarkId(scope, number);
  const leads = place !== null && !done;
  const head = (
    <>
      <span
        className={cx(
          'num inline-grid h-6 min-w-6 shrink-0 place-items-center rounded-box border px-1 font-600',
          leads ? 'border-brand text-brand' : 'border-edge text-muted',
        )}
      >
        {number}
      </span>{' '}
      <span className="pt-0.5 wrap-anywhere">
        {name !== null && <span className="font-600 text-ink">{name}</span>}
        {name !== null && quote !== null && ' · '}
        {quote !== null && `“${beginning(quote)}”`}
        {quote === null && name === null && words.whole}
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
      {leads ? (
        <button
          type="button"
          onClick={onGo}
          className="flex min-h-11 w-full items-start gap-2 py-2 text-left text-13 text-muted enabled-hover:underline"
        >
          {head}
          <span className="sr-only">. {words.go}</span>
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
      {stale && !done && <p className="mt-1 text-13 text-muted">{words.stale}</p>}
      <div className="-ml-2.5 flex flex-wrap gap-x-1">
        {suggestion !== null && !done && (
          <Button
            variant="quiet"
            aria-expanded={open}
            aria-controls={`${id}-try`}
            onClick={() => setOpen(!open)}
          >
            {words.tryThis}
            <Icon of={ChevronDown} size={18} className={cx(open && 'rotate-180')} />
          </Button>
        )}
        <Button variant="quiet" onClick={() => onDone(!done)}>
          <Icon of={done ? Undo2 : Check} size={18} />
          {done ? words.reopen : words.done}
        </Button>
      </div>
      <p id={`${id}-try`} hidden={!open || done} className="pt-1 pb-2 wrap-anywhere">
        {suggestion}
      </p>
    </article>
  );
}
