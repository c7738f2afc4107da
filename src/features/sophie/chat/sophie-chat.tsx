import ArrowDown from 'lucide-react/icons/arrow-down';
import { Suspense, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { preloadStreamReader } from '@/api/http/stream';
import { useSignedIn } from '@/api/http/use-session';
import { useTranslation } from '@/i18n/use-translation';
import { lazyPart } from '@/routing/lazy-part';
import { Button } from '@/ui/button';
import { FailedState } from '@/shared/states/failed-state';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/skeleton';
import { prepareText } from './answer-text';
import { Composer } from './composer';
import { askAgain, askSophie, useConversation } from './conversation';
import { PromptStrip } from './prompt-strip';
import { Transcript } from './transcript';
import type { TurnActions } from './turn-view';
import { isPending, withoutMarkdown } from './turns';
import { useIncompleteReason } from '@/features/sophie/use-incomplete-reason';
import { useStickToBottom } from './use-stick-to-bottom';
import { useAskContext, useStudentContext } from './use-student-context';
import { useTurns } from './use-turns';

const ClearChatDialog = lazyPart(async () => (await import('./clear-dialog')).ClearChatDialog);

export type SophieChatProps = {
  /** Called when a link in an answer is followed: an overlay can close. */
  onLeave?: () => void;
  /** Focuses the field when it mounts. */
  focused?: boolean;
};

/** Announces to screen readers how the last answer ended. */
function Announcer() {
  const { t } = useTranslation('sophie');
  const reasonOf = useIncompleteReason();
  const ended = useConversation((state) => state.ended);
  // Answers that ended before this mounted have been announced or read.
  const [seenCount] = useState(ended?.count ?? 0);
  const turn = useConversation(({ local }) => local.find(({ key }) => key === ended?.key));
  const message = () => {
    if (!turn || !ended || ended.count <= seenCount) return '';
    return reasonOf(turn) ?? `${t('answered')} ${withoutMarkdown(turn.text)}`;
  };
  return (
    <p role="status" className="sr-only">
      {message()}
    </p>
  );
}

function TranscriptSkeleton() {
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

type ClearProps = { shown: boolean; field: RefObject<HTMLTextAreaElement | null> };

/** Clears the conversation after a question. The button goes with the turns, before the dialog has closed. */
function ClearChat({ shown, field }: ClearProps) {
  const { t } = useTranslation('sophie');
  const [clearing, setClearing] = useState(false);
  return (
    <>
      {shown && (
        <div className="flex justify-end pb-4">
          <Button variant="quiet" className="-mr-2.5" onClick={() => setClearing(true)}>
            {t('clear.action')}
          </Button>
        </div>
      )}
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
    </>
  );
}

/** The conversation with Sophie and the composer. A pending answer continues when this unmounts. */
export function SophieChat({ onLeave, focused = false }: SophieChatProps) {
  const { t } = useTranslation('sophie');
  const student = useStudentContext();
  const askContext = useAskContext(student);
  const { turns, failed, error, retry } = useTurns();
  // A visitor's greeting needs no data; a student's has the name.
  const shown = useSignedIn() ? turns : (turns ?? []);
  const answer = useConversation((state) => state.text);
  const field = useRef<HTMLTextAreaElement>(null);
  const floor = useRef<HTMLDivElement>(null);
  const last = turns?.at(-1);
  const answering = last !== undefined && isPending(last);
  const { end, away, scrollToEnd } = useStickToBottom(
    last ? `${turns?.length} ${last.state} ${answer.length}` : '',
    floor,
  );

  useEffect(() => {
    preloadStreamReader();
    void prepareText();
  }, []);
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);

  // All turns render again when their actions change.
  const actions = useMemo(
    (): TurnActions => ({
      onLeave,
      onAskAgain: (turn) => {
        askAgain(turn, askContext());
        field.current?.focus();
      },
    }),
    [onLeave, askContext],
  );
  const send = (text: string) => {
    scrollToEnd();
    askSophie(text, askContext());
  };
  const askReady = (question: string) => {
    send(question);
    // The strip goes, and with it the focus. On a touch screen the field would open the keyboard over the answer.
    if (!window.matchMedia('(pointer: coarse)').matches) field.current?.focus();
  };
  const ready = turns !== null && student.loaded;

  return (
    <div className="@container flex min-h-0 flex-1 flex-col">
      <div className="relative flex-1" role="region" aria-label={t('transcript')}>
        {!shown && <TranscriptSkeleton />}
        {failed && (
          <FailedState className="py-10" title={t('loadFailed')} {...{ error, retry }}>
            {t('loadFailedText')}
          </FailedState>
        )}
        {shown && <Transcript turns={shown} actions={actions} incomplete={failed} />}
        <ClearChat shown={last !== undefined && !answering} field={field} />
        <div ref={end} className="h-px scroll-mb-[calc(var(--floor,12rem)+1rem)] scroll-mt-24" />
      </div>
      <Announcer />
      <div
        ref={floor}
        className="bottom-[var(--under,calc(64px+var(--net)))] -mx-(--gutter) bg-ground px-(--gutter) pb-2.5 lg:bottom-[var(--under,var(--net))] [@media(min-height:36rem)]:sticky"
      >
        {away && (
          <div className="absolute -top-14 right-(--gutter)">
            <Button variant="second" className="bg-surface" onClick={scrollToEnd}>
              <Icon of={ArrowDown} size={18} />
              {t('newest')}
            </Button>
          </div>
        )}
        <div className="border-t border-ink pt-2.5">
          <Composer
            field={field}
            answering={answering}
            onSend={send}
            prompts={ready && <PromptStrip facts={student.facts} onAsk={askReady} />}
          />
        </div>
      </div>
    </div>
  );
}
