import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleHelp from 'lucide-react/icons/circle-help';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { memo, useCallback, useId, useRef, type RefObject } from 'react';
import type { Citation } from '@/api/sophie/contract';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/skeleton';
import { useLate } from '@/ui/use-late';
import { AnswerText } from './answer-text';
import { useConversation } from './conversation';
import { RecordCard } from './record-card';
import { SourceCard } from './source-card';
import { isPending, withoutIncompleteMarkdown, type Turn } from './turns';
import { useIncompleteReason } from '@/features/sophie/use-incomplete-reason';

/** The same object for all turns, so that a turn renders only when it changes. */
export type TurnActions = {
  onAskAgain: (turn: Turn) => void;
  onLeave?: (() => void) | undefined;
};

type Props = { turn: Turn; actions: TurnActions; last: boolean };

/** How long an answer may pause before a message says so, in milliseconds. */
const LATE_MS = 8000;

/** Reports a long pause. A stream has no time limit: the Stop button ends it. */
function LateMessage() {
  const { t } = useTranslation('sophie');
  const late = useLate(true, LATE_MS);
  return <span role="status">{late && t('late')}</span>;
}

/** Why an answer is incomplete, with a button to ask again. */
function Incomplete({ turn, actions, last }: Props) {
  const { t } = useTranslation('sophie');
  const reason = useIncompleteReason()(turn);
  if (reason === null) return null;
  const isFailed = turn.state === 'failed';
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className={cx('flex gap-2 text-15', isFailed ? 'text-accent' : 'text-muted')}>
        {isFailed && <Icon of={CircleAlert} className="mt-0.5" />}
        <span className="wrap-anywhere">{reason}</span>
      </p>
      {last && turn.question !== '' && (
        <Button variant="second" onClick={() => actions.onAskAgain(turn)}>
          <Icon of={RotateCcw} size={18} />
          {t('again')}
        </Button>
      )}
    </div>
  );
}

type SourcesProps = {
  citations: readonly Citation[];
  list: RefObject<HTMLOListElement | null>;
  onLeave: (() => void) | undefined;
};

function Sources({ citations, list, onLeave }: SourcesProps) {
  const { t } = useTranslation('sophie');
  return (
    <ol
      ref={list}
      aria-label={t('sources')}
      className="@max-[52rem]:-mx-(--gutter) @max-[52rem]:mt-6 @max-[52rem]:flex @max-[52rem]:snap-x @max-[52rem]:scroll-px-(--gutter) @max-[52rem]:gap-4 @max-[52rem]:strip @max-[52rem]:px-(--gutter) @max-[52rem]:pb-2 @min-[52rem]:ledger"
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
          {'program' in citation ? (
            <SourceCard program={citation.program} onLeave={onLeave} />
          ) : (
            <RecordCard source={citation.source} onLeave={onLeave} />
          )}
        </li>
      ))}
    </ol>
  );
}

/**
 * A question as a heading, its answer, and the sources in the margin. Each piece of a pending answer renders only that
 * turn; turns outside the viewport are not laid out.
 */
export const TurnView = memo(function TurnView({ turn, actions, last }: Props) {
  const { t } = useTranslation('sophie');
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const pending = isPending(turn);
  const text = useConversation((state) => (pending ? state.text : turn.text));
  const citations = useConversation((state) => (pending ? state.citations : turn.citations));
  const showSource = useCallback((number: number) => {
    const card = list.current?.querySelector<HTMLElement>(`[data-number="${number}"]`);
    card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    card?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, []);
  return (
    // Its content is clipped at its edges, so it extends to the page's: the sources scroll up to them.
    <div className="-mx-(--gutter) px-(--gutter) [contain-intrinsic-block-size:auto_24rem] [content-visibility:auto] [&:first-child>section]:border-t-0">
      <section
        aria-labelledby={turn.question === '' ? undefined : id}
        className="grid gap-x-18 border-t py-8 @min-[52rem]:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] @min-[52rem]:py-10"
      >
        <div>
          {turn.question !== '' && (
            <h2 id={id} className="mb-4 max-w-[33em] text-20 wrap-anywhere whitespace-pre-wrap">
              {turn.question}
            </h2>
          )}
          {text !== '' && (
            <AnswerText
              // A stopped answer may end in the middle of its Markdown, like one that is being written.
              text={turn.state === 'done' ? text : withoutIncompleteMarkdown(text)}
              citations={citations}
              question={turn.question}
              askedAt={turn.askedAt}
              language={turn.answerLanguage}
              onSource={showSource}
              onLeave={actions.onLeave}
              writing={pending}
            />
          )}
          {pending && text === '' && (
            <div className="grid max-w-[35rem] gap-3 pt-1.5">
              <Skeleton width="92%" />
              <Skeleton width="74%" />
            </div>
          )}
          {pending && (
            <p className="mt-4 text-13 text-muted">
              {t(turn.state === 'sending' ? 'sending' : 'writing')} <LateMessage key={text} />
            </p>
          )}
          <Incomplete turn={{ ...turn, text }} actions={actions} last={last} />
        </div>
        {citations.length > 0 && (
          <Sources citations={citations} list={list} onLeave={actions.onLeave} />
        )}
        {turn.state === 'done' && citations.length === 0 && (
          <p className="flex items-start gap-2 text-13 text-muted @max-[52rem]:mt-4 @min-[52rem]:pt-1">
            <Icon of={CircleHelp} size={18} className="mt-px" />
            {t('nothingCited')}
          </p>
        )}
      </section>
    </div>
  );
});
