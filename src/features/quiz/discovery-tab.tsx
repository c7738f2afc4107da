import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Id } from '@/api/http/schemas';
import { scrollParentOf } from '@/shared/hooks/scroll-parent';
import { useTranslation } from '@/i18n/use-translation';
import { lazyPart } from '@/routing/lazy-part';
import { DeckCover } from '@/features/quiz/questions/deck-cover';
import { QuizIntro } from '@/features/quiz/questions/quiz-intro';
import { QuizQuestion } from '@/features/quiz/questions/quiz-question';
import { QuizResultView } from '@/features/quiz/result/quiz-result-view';
import { useDiscovery } from '@/shared/discovery/discovery-store';
import { COVER_STEP } from '@/shared/discovery/quiz-answers';
import { Skeleton } from '@/ui/skeleton';
import styles from './quiz.css?url';

/** Loaded on demand, because it contains the drawings. */
const Deck = lazyPart(async () => (await import('./deck/deck')).Deck);

export type DiscoveryTabProps = {
  /** Field of study in the student's answers; `null` for none. */
  preference: Id | null;
  /** Makes a field of study part of the answers. */
  onAdd: (parentId: Id) => void;
  /** Another field drops the majors of the answers. */
  dropsMajors?: boolean;
  /** The quiz was cleared, which opens the chat tab: moves the focus there. */
  onCleared?: (() => void) | undefined;
  /** A link was followed: an overlay can close. */
  onLeave?: (() => void) | undefined;
};

/**
 * Refs of the quiz, and of the heading that takes the focus when one view replaces another (R11), but not on the first
 * render. The new view starts at the top of its page or dialog: the pressed button was at the end of the old one.
 */
function useViewFocus(view: string) {
  const quiz = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const current = useRef(view);
  useEffect(() => {
    if (current.current === view) return;
    current.current = view;
    heading.current?.focus({ preventScroll: true });
    if (quiz.current) scrollParentOf(quiz.current).scrollTop = 0;
  }, [view]);
  return { quiz, heading };
}

/** The open question. The cards cover the page, so those that were left open wait on the screen before them. */
function useOpenStep(): number {
  const { status, step } = useDiscovery();
  const [isLeft, setLeft] = useState(status === 'started' && step > COVER_STEP);
  if (isLeft && step <= COVER_STEP) setLeft(false);
  // Before the paint, which would show the number of their step. A failure meanwhile stays, and is shown there.
  useLayoutEffect(() => {
    if (isLeft) useDiscovery.setState({ step: COVER_STEP });
  }, [isLeft]);
  return isLeft ? COVER_STEP : step;
}

/**
 * The quiz in its current state (R24): introduction, one question per screen, the cards over the page, or result. Fits its container, a page or
 * a narrow dialog.
 */
export function DiscoveryTab(props: DiscoveryTabProps) {
  const { t } = useTranslation('discovery');
  const status = useDiscovery((state) => state.status);
  const step = useOpenStep();
  const isAsking = status === 'started' || status === 'submitting';
  const { quiz, heading } = useViewFocus(isAsking ? `question ${step}` : status);
  return (
    <div ref={quiz} className="@container pt-8 pb-16">
      {/* A file of its own: the style sheet in the HTML of each page has no room for the quiz. */}
      <link rel="stylesheet" href={styles} />
      {status === 'not-started' && <QuizIntro heading={heading} />}
      {isAsking && step < COVER_STEP && <QuizQuestion key={step} heading={heading} />}
      {isAsking && step === COVER_STEP && <DeckCover heading={heading} />}
      {isAsking && step > COVER_STEP && (
        <Suspense fallback={<Skeleton height={320} />}>
          <Deck heading={heading} />
        </Suspense>
      )}
      {status === 'submitted' && <QuizResultView {...props} heading={heading} />}
      <p role="status" className="sr-only">
        {status === 'submitting' && t('submitting')}
      </p>
    </div>
  );
}
