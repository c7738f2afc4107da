import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useId, type KeyboardEvent, type RefObject } from 'react';
import { ACTIVITIES, type Rating } from '@/api/discovery/contract';
import { useTranslation } from '@/i18n/use-translation';
import { useSubmitQuiz } from '@/features/quiz/use-submit-quiz';
import { useDiscovery } from '@/shared/discovery/discovery-store';
import { COVER_STEP, DECK_STEP, ratingOf } from '@/shared/discovery/quiz-answers';
import { cx } from '@/ui/cx';
import { IconButton } from '@/ui/icon-button';
import { Dialog, DialogTitle } from '@/ui/overlays/dialog';
import { DeckAnswers } from './deck-answers';
import { DeckCard } from './deck-card';
import { DeckEnd } from './deck-end';
import { DeckStrokes } from './deck-strokes';
import { useDeck } from './use-deck';

const ACTIONS: Record<string, Rating | 'back'> = {
  ArrowLeft: 'dislike',
  1: 'dislike',
  ArrowDown: 'unsure',
  2: 'unsure',
  ArrowRight: 'like',
  3: 'like',
  Backspace: 'back',
};

/** What a key press does to the deck, if anything. */
function actionOf(event: KeyboardEvent): Rating | 'back' | undefined {
  // Through the portals of a dialog, a key can arrive twice.
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  // A digit answers only while the focus is on the card or its answers, not on another button (WCAG 2.1.4).
  const control = event.target instanceof Element && event.target.closest('button');
  if (/\d/.test(event.key) && control && !control.closest('.deck-answers')) return undefined;
  return ACTIONS[event.key];
}

/** The activities, one a screen, over the page. The last answer sends the quiz. */
export function Deck({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const { t } = useTranslation(['discovery', 'common']);
  const { answers, status, failure, goTo } = useDiscovery();
  const submit = useSubmitQuiz();
  const id = useId();
  const send = () => {
    // The pressed answer disappears.
    heading.current?.focus();
    void submit();
  };
  const { at, activity, motion, rate, goBack } = useDeck(send);
  const isSending = status === 'submitting';
  const isAsking = !isSending && failure === null;

  function back() {
    if (!isAsking) goTo(DECK_STEP);
    else if (!goBack()) goTo(COVER_STEP);
  }

  function onKeyDown(event: KeyboardEvent) {
    const action = actionOf(event);
    if (!action) return;
    event.preventDefault();
    // A key that is held down counts once.
    if (event.repeat) return;
    if (action === 'back') back();
    else if (isAsking) rate(action);
  }

  const title = (
    <div className="deck-title">
      <DialogTitle
        ref={heading}
        id={id}
        tabIndex={-1}
        className={cx('outline-none', !isAsking && 'text-20')}
      >
        {isSending ? t('submitting') : t(failure ? 'failed' : 'deck.title')}
      </DialogTitle>
      {isAsking && (
        <span className="num">
          {at + 1}/{ACTIVITIES.length}
        </span>
      )}
    </div>
  );

  return (
    // The dialog is in a portal; it keeps arrow keys to itself, so they are read on their way to it.
    <div role="presentation" onKeyDownCapture={onKeyDown}>
      <Dialog
        open
        onClose={() => goTo(COVER_STEP)}
        size="large"
        closeLabel={t('common:action.close')}
        initialFocus={heading}
        finalFocus={heading}
        bar={
          <>
            <IconButton icon={ArrowLeft} size={22} aria-label={t('back')} onClick={back} />
            <DeckStrokes {...{ answers, at, isAsking }} />
          </>
        }
        className="deck"
      >
        <div className="deck-body">
          {isAsking ? (
            <>
              <DeckCard activity={activity} motion={motion} onRate={rate}>
                {title}
              </DeckCard>
              <DeckAnswers
                labelledBy={id}
                given={motion === 'in' ? null : ratingOf(answers, activity)}
                onRate={rate}
              />
            </>
          ) : (
            <DeckEnd failure={failure} onRetry={send}>
              {title}
            </DeckEnd>
          )}
        </div>
      </Dialog>
    </div>
  );
}
