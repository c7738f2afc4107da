import type { Rating } from '@/api/discovery/contract';
import { useTranslation } from '@/i18n/use-translation';

/** In the order of their keys: 1, 2, 3. */
const ANSWERS = [
  { rating: 'dislike', key: '← 1' },
  { rating: 'unsure', key: '↓ 2' },
  { rating: 'like', key: '→ 3' },
] as const satisfies readonly { rating: Rating; key: string }[];

type Props = { labelledBy: string; given: Rating | null; onRate: (rating: Rating) => void };

/** The three answers as strokes: tall, hollow, short. */
export function DeckAnswers({ labelledBy, given, onRate }: Props) {
  const { t } = useTranslation('discovery');
  return (
    <div role="group" aria-labelledby={labelledBy} className="deck-answers">
      {ANSWERS.map(({ rating, key }) => (
        <button
          key={rating}
          type="button"
          aria-pressed={given === rating}
          data-rating={rating}
          onClick={() => onRate(rating)}
        >
          <i aria-hidden />
          <span>{t(`rating.${rating}`)}</span>
          <kbd aria-hidden>{key}</kbd>
        </button>
      ))}
    </div>
  );
}
