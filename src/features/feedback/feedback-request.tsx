import CircleAlert from 'lucide-react/icons/circle-alert';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { useEffect, useRef, useState } from 'react';
import { describeFailure } from '@/api/http/errors';
import { failureText } from '@/i18n/failure-text';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import { Skeleton } from '@/ui/skeleton';
import type { FeedbackThread } from './stored-workspace';
import { MIN_WORDS, MAX_DRAFT_CHARACTERS, type DraftProblem } from './limits';
import type { Remark } from '@/shared/remarks/remarks';

/** What has changed since the draft was sent: its text, or only its prompt or word limit. */
export type Change = 'text' | 'task';

type Props = {
  thread: FeedbackThread | null;
  remarks: readonly Remark[];
  waiting: boolean;
  error: unknown;
  /** Why feedback could not be requested for the draft as it is. */
  problem: DraftProblem | null;
  /** `null` if nothing has. */
  changed: Change | null;
  characters: number;
  words: number;
  onAsk: () => void;
  onCancel: () => void;
};

function CommentsSkeleton() {
  return (
    <div aria-hidden className="grid gap-6 pt-2">
      {['90%', '76%', '84%'].map((width) => (
        <div key={width} className="grid gap-2.5 border-t pt-4">
          <Skeleton width={96} />
          <Skeleton width={width} height={18} />
          <Skeleton width="60%" height={18} />
        </div>
      ))}
    </div>
  );
}

function useProblemText({ characters, words }: Pick<Props, 'characters' | 'words'>) {
  const { t } = useTranslation('feedback');
  return (problem: DraftProblem): string => {
    switch (problem) {
      case 'tooShort':
        return t('ask.tooShort', { count: words, least: MIN_WORDS });
      case 'tooLong':
        return t('ask.tooLong', { most: MAX_DRAFT_CHARACTERS, count: characters });
      case 'prompt':
        return t('form.tooLong');
      default:
        return t(`ask.${problem}`);
    }
  };
}

function WhatToExpect() {
  const { t } = useTranslation('feedback');
  return (
    // On a phone the button is below the text.
    <div className="max-lg:order-1">
      <h2 className="text-17 font-600">{t('what.title')}</h2>
      <ul className="mt-2 grid list-disc gap-2 pl-5">
        <li>{t('what.one')}</li>
        <li>{t('what.two')}</li>
        <li>{t('what.three')}</li>
      </ul>
    </div>
  );
}

type HeaderProps = Pick<Props, 'remarks' | 'changed'> & {
  /** The button that asked for the comments may have had the focus, and is gone. */
  takesFocus: boolean;
};

/** The number of comments, and whether they still apply to the text. */
function CommentsHeader({ remarks, changed, takesFocus }: HeaderProps) {
  const { t } = useTranslation('feedback');
  const stale = remarks.filter((remark) => remark.stale && !remark.done).length;
  const done = remarks.filter((remark) => remark.done).length;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (takesFocus && isLost) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="text-24 outline-none">
        {t('comments.title', { count: remarks.length })}{' '}
        {done > 0 && (
          <span className="text-15 font-450 text-muted">
            · {t('comments.done', { count: done })}
          </span>
        )}
      </h2>
      {remarks.length === 0 && <p className="mt-2">{t('comments.none')}</p>}
      <div role="status" className="mt-2 text-pretty text-muted">
        {changed ? (
          <Notice tone={stale > 0 ? 'warn' : 'note'}>
            {t(`comments.changed.${changed}`)}{' '}
            {stale > 0 ? t('comments.stale', { count: stale }) : t('comments.kept')}
          </Notice>
        ) : (
          remarks.length > 0 && t('ask.same')
        )}
      </div>
    </div>
  );
}

/** The button for feedback, its progress and failure, and a summary of the comments. */
export function FeedbackRequest(props: Props) {
  const { thread, remarks, waiting, error, problem, changed, onAsk, onCancel } = props;
  const { t } = useTranslation(['feedback', 'common']);
  const { t: tCommon } = useTranslation();
  const problemText = useProblemText(props);
  const [cancelled, setCancelled] = useState(false);
  // Comments of an earlier visit show as the page opens, where the focus is lost to nobody.
  const [asked, setAsked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const failed = error !== null && !waiting;
  // An unchanged text with feedback needs no new request.
  const canAsk = !thread || changed !== null || waiting || failed;
  return (
    <>
      {!waiting && thread && (
        <CommentsHeader
          key={JSON.stringify(thread.asked)}
          remarks={remarks}
          changed={changed}
          takesFocus={asked}
        />
      )}
      {!waiting && !thread && <WhatToExpect />}
      {/* Visually hidden while empty, so that it leaves no gap above the comments; its live region stays. */}
      <div className={canAsk || cancelled ? 'grid gap-3' : 'sr-only'}>
        <div role="alert">
          {problem && (
            <p className="flex gap-2 font-500 text-accent">
              <Icon of={CircleAlert} className="mt-0.5" />
              <span>{problemText(problem)}</span>
            </p>
          )}
          {failed && (
            <Notice tone="alert" icon={CircleAlert}>
              <p className="font-600">{t('ask.failed')}</p>
              <p>{failureText(tCommon, describeFailure(error))}</p>
            </Notice>
          )}
        </div>
        {canAsk && (
          <div className="flex flex-wrap gap-2">
            <Button
              ref={button}
              loading={waiting}
              variant={thread ? 'second' : 'primary'}
              onClick={() => {
                setCancelled(false);
                setAsked(true);
                onAsk();
              }}
            >
              <Icon of={MessageSquareText} />
              {failed ? t('common:action.tryAgain') : t(thread ? 'ask.again' : 'ask.button')}
            </Button>
            {waiting && (
              <Button
                variant="quiet"
                onClick={() => {
                  setCancelled(true);
                  onCancel();
                  button.current?.focus();
                }}
              >
                {t('ask.cancel')}
              </Button>
            )}
          </div>
        )}
        <div role="status" className="text-muted">
          {waiting && (
            <>
              <p className="font-600 text-ink">{t('ask.waiting')}</p>
              <p>{t('ask.waitingNote')}</p>
            </>
          )}
          {!waiting && cancelled && t('ask.cancelled')}
          {!waiting && thread && !cancelled && (
            <span className="sr-only">{t('comments.arrived', { count: remarks.length })}</span>
          )}
        </div>
        {!thread && !waiting && <p className="border-t pt-3 text-13">{t('never')}</p>}
        {waiting && <CommentsSkeleton />}
      </div>
    </>
  );
}
