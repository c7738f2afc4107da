import { useEffect, useRef, useState } from 'react';
import { ACTIVITIES, type Activity, type Rating } from '@/api/discovery/contract';
import { useDiscovery } from '@/shared/discovery/discovery-store';
import { ratingOf, setActivityRating, type QuizAnswers } from '@/shared/discovery/quiz-answers';
import { prefersReducedMotion } from '@/shared/land/motion';

const OUT_MS = 200;
const IN_MS = 160;
const LAST = ACTIVITIES.length - 1;

/** A card on its way: out to the side of its answer, or in. */
export type CardMotion = Rating | 'in';

/** The first card without an answer; the first of all if each has one. */
function firstOpen(answers: QuizAnswers): number {
  const open = ACTIVITIES.findIndex((activity) => ratingOf(answers, activity) === null);
  return Math.max(open, 0);
}

/**
 * The card on top and its answer. Only the answers are kept: the place is found again from them. An answer given while
 * a card moves is ignored, so that two quick taps count once. `onEnd` follows the last answer.
 */
export function useDeck(onEnd: () => void) {
  const { answers, answer } = useDiscovery();
  const [at, setAt] = useState(() => firstOpen(answers));
  const [motion, setMotion] = useState<CardMotion | null>(null);
  const isMoving = useRef(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const activity: Activity = ACTIVITIES[at] ?? 'repair';

  function comeIn(next: number) {
    setAt(next);
    setMotion('in');
    timer.current = window.setTimeout(() => {
      isMoving.current = false;
      setMotion(null);
    }, IN_MS);
  }

  return {
    at,
    activity,
    motion,
    rate: (rating: Rating) => {
      if (isMoving.current) return;
      answer(setActivityRating(answers, activity, rating));
      if (at === LAST) {
        onEnd();
        return;
      }
      isMoving.current = true;
      if (prefersReducedMotion()) {
        comeIn(at + 1);
        return;
      }
      setMotion(rating);
      timer.current = window.setTimeout(() => comeIn(at + 1), OUT_MS);
    },
    /** `false` on the first card. */
    goBack: (): boolean => {
      const isLeaving = motion !== null && motion !== 'in';
      if (at === 0 && !isLeaving) return false;
      window.clearTimeout(timer.current);
      isMoving.current = false;
      setMotion(null);
      // A card on its way out comes back.
      if (!isLeaving) setAt(at - 1);
      return true;
    },
  };
}
