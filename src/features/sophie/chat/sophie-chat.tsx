import { useQueryClient } from '@tanstack/react-query';
import { ArrowDown } from 'lucide-react';
import { Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { AnswersBody } from '@/api/journey/contract';
import type { Id } from '@/api/http/schemas';
import type { Citation } from '@/api/sophie/contract';
import { preloadStreamReader } from '@/api/http/stream';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { lazyPart } from '@/routing/lazy-part';
import { Button } from '@/ui/button';
import { cx } from '@/ui/cx';
import { FailedState } from '@/shared/states/failed-state';
import { EmptyState } from '@/ui/empty-state';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/skeleton';
import { prepareText } from './answer-text';
import { Composer } from './composer';
import { askAgain, askSophie, useConversation, type AskContext } from './conversation';
import { useChatDraft } from './draft-store';
import { PromptStrip } from './prompt-strip';
import type { StudentFacts } from './prompts';
import { useDataAccess } from './data-access-store';
import { Transcript } from './transcript';
import type { TurnTools } from './turn-view';
import { isUnderWay, withoutMarkdown, type Turn } from './turns';
import { useStickToBottom } from './use-stick-to-bottom';
import { useTurns } from './use-turns';

const ClearChatDialog = lazyPart(async () => (await import('./clear-dialog')).ClearChatDialog);

/** What is known of the student or visitor who asks. */
export type StudentContext = {
  /** The data has loaded; until then no prompts are offered. */
  known: boolean;
  facts: StudentFacts;
  /** A visitor's data, sent with each question; the server knows that of an account. */
  device: { answers: AnswersBody; savedIds: readonly Id[] } | null;
};

type Props = {
  context: StudentContext;
  /** The card of a program that an answer cites. */
  renderSource: (citation: Citation) => ReactNode;
  /** A link in an answer was followed: an overlay can close. */
  onLeave?: () => void;
  /** The field takes the focus when it opens. */
  focused?: boolean;
};

/** Announces to screen readers how the last answer ended. */
function Announcer() {
  const { t } = useTranslation('sophie');
  const ended = useConversation((state) => state.ended);
  // What ended before this was on the page has been announced, or was seen.
  const [since] = useState(ended?.count ?? 0);
  const turn = useConversation(({ own }) => own.find(({ key }) => key === ended?.key));
  const news = ended && ended.count > since ? turn : undefined;
  const words = () => {
    if (!news) return '';
    if (news.state === 'stopped') return t('stopped');
    if (news.state === 'failed') return t('failed');
    return `${t('answered')} ${withoutMarkdown(news.text)}`;
  };
  return (
    <p role="status" className="sr-only">
      {words()}
    </p>
  );
}

function Waiting() {
  const { t } = useTranslation('sophie');
  return (
    <div role="status" className="absolute inset-x-0 top-0 grid gap-4 py-10">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton width="min(28rem, 70%)" height={20} />
      <Skeleton width="min(38rem, 96%)" />
      <Skeleton width="min(34rem, 88%)" />
      <Skeleton width="min(22rem, 60%)" />
    </div>
  );
}

/**
 * The conversation with Sophie: what was said, and the field. The same wherever it is shown; an answer that is
 * under way goes on when this goes away.
 */
export function SophieChat({ context, renderSource, onLeave, focused = false }: Props) {
  const { t } = useTranslation(['sophie', 'common']);
  const client = useQueryClient();
  const language = useLanguage();
  const access = useDataAccess();
  const { turns, failed, retry, retrying } = useTurns();
  const draft = useChatDraft((state) => state.draft);
  const words = useConversation((state) => state.words);
  const field = useRef<HTMLTextAreaElement>(null);
  const floor = useRef<HTMLDivElement>(null);
  const [clearing, setClearing] = useState(false);
  const last = turns?.at(-1);
  const answering = last !== undefined && isUnderWay(last);
  const { end, away, toEnd } = useStickToBottom(
    `${turns?.length} ${last?.state} ${words.length}`,
    floor,
  );

  useEffect(() => {
    preloadStreamReader();
    void prepareText();
  }, []);
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);

  const asking = (): AskContext => {
    const { device } = context;
    return {
      client,
      language,
      along: {
        sees: access,
        ...(device && access.answers && { answers: device.answers }),
        ...(device && access.saved && { saved_program_ids: [...device.savedIds] }),
      },
    };
  };
  // Turns are drawn anew where their tools are others: these stay the same.
  const newest = useRef(asking);
  useEffect(() => {
    newest.current = asking;
  });
  const tools = useMemo<TurnTools>(
    () => ({
      renderSource,
      onLeave,
      onAgain: (turn: Turn) => {
        askAgain(turn, newest.current());
        field.current?.focus();
      },
    }),
    [renderSource, onLeave],
  );
  const send = (text: string) => {
    toEnd();
    askSophie(text, asking());
  };
  const none = turns?.length === 0 && !failed;

  return (
    <div className="@container flex min-h-0 flex-1 flex-col">
      <div className="relative flex-1" role="region" aria-label={t('transcript')}>
        {!turns && <Waiting />}
        {failed && (
          <FailedState className="py-10" title={t('loadFailed')} retry={retry} retrying={retrying}>
            {t('loadFailedText')}
          </FailedState>
        )}
        {/* Until it is known that nothing was said, it holds its place under the shape of a conversation. */}
        {(none || !turns) && (
          <div
            className={cx(
              'grid gap-x-18 gap-y-8 py-10 @min-[52rem]:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] @min-[52rem]:py-16',
              !none && 'invisible',
            )}
          >
            <EmptyState title={t('empty.title')}>
              <p className="text-17">{t('empty.text')}</p>
            </EmptyState>
            {context.known && <PromptStrip facts={context.facts} onAsk={send} stacked />}
          </div>
        )}
        {turns && turns.length > 0 && <Transcript turns={turns} tools={tools} />}
        <div ref={end} className="h-px scroll-mb-[calc(var(--floor,12rem)+1rem)] scroll-mt-24" />
      </div>
      <Announcer />
      <div
        ref={floor}
        className="bottom-[var(--under,calc(4rem+var(--net)))] -mx-(--gutter) bg-ground px-(--gutter) pb-2 lg:bottom-[var(--under,var(--net))] [@media(min-height:36rem)]:sticky"
      >
        {away && (
          <div className="absolute -top-14 right-(--gutter)">
            <Button variant="second" className="bg-surface" onClick={toEnd}>
              <Icon of={ArrowDown} size={18} />
              {t('newest')}
            </Button>
          </div>
        )}
        <div className="ruled pt-2">
          {/* Where nothing was said they stand above: that is known with the conversation. */}
          {turns && !none && !answering && draft === '' && context.known && (
            <PromptStrip facts={context.facts} onAsk={send} />
          )}
          <Composer field={field} answering={answering} onSend={send} />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 pb-4 text-13 text-muted">
        <p className="py-2">{t('note')}</p>
        {turns && turns.length > 0 && !answering && (
          <Button variant="quiet" className="-mx-2.5 text-13" onClick={() => setClearing(true)}>
            {t('clear.action')}
          </Button>
        )}
      </div>
      {clearing && (
        <Suspense>
          <ClearChatDialog
            onClose={(cleared) => {
              setClearing(false);
              if (cleared) requestAnimationFrame(() => field.current?.focus());
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
