import { ACTIVITIES } from '@/api/discovery/contract';
import { useTranslation } from '@/i18n/use-translation';
import { ratingOf, type QuizAnswers } from '@/shared/discovery/quiz-answers';

type Props = {
  answers: QuizAnswers;
  at: number;
  /** Whether the card is being answered, and not sent with the others. */
  isAsking: boolean;
};

/** Where the deck is: one stroke for each card, in the shape of its answer. */
export function DeckStrokes({ answers, at, isAsking }: Props) {
  const { t } = useTranslation('discovery');
  return (
    <div
      role="progressbar"
      aria-label={t('deck.progress')}
      aria-valuemin={1}
      aria-valuemax={ACTIVITIES.length}
      aria-valuenow={at + 1}
      aria-valuetext={t('deck.card', { current: at + 1, total: ACTIVITIES.length })}
      className="deck-strokes"
    >
      {ACTIVITIES.map((activity, index) => (
        <i
          key={activity}
          data-rating={
            isAsking && index === at ? 'now' : (ratingOf(answers, activity) ?? undefined)
          }
        />
      ))}
    </div>
  );
}
