import { CircleAlert, CircleHelp, RotateCcw } from 'lucide-react';
import { memo, useCallback, useId, useRef, type ReactNode, type RefObject } from 'react';
import type { Citation } from '@/api/sophie/contract';
import { failureText } from '@/i18n/failure-text';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/skeleton';
import { useLate } from '@/ui/use-late';
import { AnswerText } from './answer-text';
import { useConversation } from './conversation';
import { isUnderWay, type Turn } from './turns';

/** What a turn is drawn with, the same for all of them. */
export type TurnTools = {
  /** The card of a program that an answer rests on. */
  renderSource: (citation: Citation) => ReactNode;
  /** Asks the question of a turn again. */
  onAgain: (turn: Turn) => void;
  onLeave?: (() => void) | undefined;
};

/** How long an answer may pause before that is said, in milliseconds. */
const LATE_MS = 8000;

type SaidProps = {
  turn: Turn;
  text: string;
  citations: readonly Citation[];
  tools: TurnTools;
  last: boolean;
};

/** Says that nothing has come for a while. A stream has no end of its own: Stop is the way out. */
function Late() {
  const { t } = useTranslation('sophie');
  const late = useLate(true, LATE_MS);
  return <span role="status">{late && t('late')}</span>;
}

/** Why an answer ended before it was whole, and the way to have it whole. */
function Ending({ turn, tools, last }: { turn: Turn; tools: TurnTools; last: boolean }) {
  const { t } = useTranslation(['sophie', 'common']);
  const { t: tCommon } = useTranslation();
  const { state, failure, text } = turn;
  if (state !== 'stopped' && state !== 'failed') return null;
  const words = () => {
    if (state === 'stopped') return t(text === '' ? 'stoppedBefore' : 'stopped');
    // What the server says is said; how a line broke is put plainly.
    if (failure?.kind === 'message') return failureText(tCommon, failure);
    return t(text === '' ? 'failedBefore' : 'failed');
  };
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className={cx('flex gap-2 text-15', state === 'failed' ? 'text-accent' : 'text-muted')}>
        {state === 'failed' && <Icon of={CircleAlert} className="mt-0.5" />}
        <span className="wrap-anywhere">{words()}</span>
      </p>
      {last && turn.question !== '' && (
        <Button variant="second" onClick={() => tools.onAgain(turn)}>
          <Icon of={RotateCcw} size={18} />
          {t('again')}
        </Button>
      )}
    </div>
  );
}

function Sources({
  citations,
  tools,
  list,
  label,
}: {
  citations: readonly Citation[];
  tools: TurnTools;
  list: RefObject<HTMLOListElement | null>;
  label: string;
}) {
  return (
    <ol
      ref={list}
      aria-label={label}
      className="@max-[52rem]:-mx-(--gutter) @max-[52rem]:mt-6 @max-[52rem]:flex @max-[52rem]:snap-x @max-[52rem]:scroll-px-(--gutter) @max-[52rem]:gap-4 @max-[52rem]:overflow-x-auto @max-[52rem]:px-(--gutter) @max-[52rem]:pb-2 @min-[52rem]:ledger"
    >
      {citations.map((citation) => (
        <li
          key={citation.number}
          data-number={citation.number}
          className="grid grid-cols-[1.75rem_minmax(0,1fr)] content-start pb-4 @max-[52rem]:w-[min(20rem,78%)] @max-[52rem]:flex-none @max-[52rem]:snap-start @max-[52rem]:border-t @max-[52rem]:border-ink @max-[52rem]:pt-4 @min-[52rem]:not-first:pt-6"
        >
          <span aria-hidden className="num text-13 leading-7 text-brand">
            {citation.number}
          </span>
          {tools.renderSource(citation)}
        </li>
      ))}
    </ol>
  );
}

/** A question as the heading of its answer, the answer, and its sources in the margin. */
function Said({ turn, text, citations, tools, last }: SaidProps) {
  const { t } = useTranslation('sophie');
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const underWay = isUnderWay(turn);
  const toSource = useCallback((number: number) => {
    const card = list.current?.querySelector<HTMLElement>(`[data-number="${number}"]`);
    card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    card?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, []);
  const nothing = turn.state === 'done' && citations.length === 0;
  return (
    <section
      aria-labelledby={turn.question === '' ? undefined : id}
      className="grid gap-x-18 border-t py-8 @min-[52rem]:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] @min-[52rem]:py-10"
    >
      <div>
        {turn.question !== '' && (
          <h2 id={id} className="mb-4 max-w-[48ch] text-20 wrap-anywhere whitespace-pre-wrap">
            {turn.question}
          </h2>
        )}
        {text !== '' && (
          <AnswerText
            text={text}
            citations={citations}
            onSource={toSource}
            onLeave={tools.onLeave}
            writing={underWay}
          />
        )}
        {underWay && text === '' && (
          <div className="grid max-w-[36rem] gap-3 pt-1.5">
            <Skeleton width="92%" />
            <Skeleton width="74%" />
          </div>
        )}
        {underWay && (
          <p className="mt-4 text-13 text-muted">
            {t(turn.state === 'sending' ? 'sending' : 'writing')} <Late key={text} />
          </p>
        )}
        <Ending turn={{ ...turn, text }} tools={tools} last={last} />
      </div>
      {citations.length > 0 && (
        <Sources citations={citations} tools={tools} list={list} label={t('sources')} />
      )}
      {nothing && (
        <p className="flex items-start gap-2 text-13 text-muted @max-[52rem]:mt-4 @min-[52rem]:pt-1">
          <Icon of={CircleHelp} size={18} className="mt-px" />
          {t('nothingCited')}
        </p>
      )}
    </section>
  );
}

type Props = { turn: Turn; tools: TurnTools; last: boolean };

/**
 * A turn of the conversation. The one that is under way is drawn anew with each piece that comes, and it alone;
 * what is out of sight costs nothing.
 */
export const TurnView = memo(function TurnView({ turn, tools, last }: Props) {
  const underWay = isUnderWay(turn);
  const words = useConversation((state) => (underWay ? state.words : turn.text));
  const sources = useConversation((state) => (underWay ? state.sources : turn.citations));
  return (
    // What it contains is cut at its edges: the strip of sources runs to those of the page.
    <div className="-mx-(--gutter) px-(--gutter) [contain-intrinsic-block-size:auto_24rem] [content-visibility:auto] [&:first-child>section]:border-t-0">
      <Said turn={turn} text={words} citations={sources} tools={tools} last={last} />
    </div>
  );
});
