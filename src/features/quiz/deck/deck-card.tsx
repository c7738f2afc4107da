import type { ReactNode } from 'react';
import type { Activity, Rating } from '@/api/discovery/contract';
import { useTranslation } from '@/i18n/use-translation';
import { prefersReducedMotion } from '@/shared/land/motion';
import { Drawing } from './drawing';
import type { CardMotion } from './use-deck';
import { useSwipe } from './use-swipe';

const WAYS_OUT: Record<Rating, string> = {
  like: 'translateX(110%) rotate(6deg)',
  unsure: 'translateY(40%)',
  dislike: 'translateX(-110%) rotate(-6deg)',
};

type Props = {
  activity: Activity;
  motion: CardMotion | null;
  onRate: (rating: Rating) => void;
  /** The line over the picture. */
  children: ReactNode;
};

/** The top card: an activity, drawn. It is read out once it has stopped moving. */
export function DeckCard({ activity, motion, onRate, children }: Props) {
  const { t } = useTranslation('discovery');
  const { by, handlers } = useSwipe(onRate);
  const out = motion !== null && motion !== 'in' ? WAYS_OUT[motion] : undefined;
  const dragged =
    by !== 0 && !prefersReducedMotion() ? `translateX(${by}px) rotate(${by / 40}deg)` : undefined;
  return (
    <div className="deck-pile" aria-live="polite" aria-busy={motion !== null}>
      <div
        {...handlers}
        className="deck-card"
        data-motion={motion === null || motion === 'in' ? (motion ?? undefined) : 'out'}
        style={{ transform: out ?? dragged }}
      >
        {children}
        <div className="deck-picture">
          <Drawing activity={activity} />
        </div>
        <h3 className="deck-activity text-24">{t(`activity.${activity}`)}</h3>
      </div>
    </div>
  );
}
