import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import { scrollParentOf } from '@/shared/hooks/scroll-parent';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';
import { Greeting } from './greeting';
import { TurnView, type TurnActions } from './turn-view';
import type { Turn } from './turns';

/** Turns of the first render, so that the newest show at once. The rest of a page follows right after. */
const FIRST_TURNS = 4;
const PAGE_TURNS = 10;

type Props = {
  turns: readonly Turn[];
  actions: TurnActions;
  /** Earlier turns are missing: there is no greeting above these. */
  incomplete: boolean;
};

/** Focuses the first question, which is not focusable on its own. */
function focusFirst(list: HTMLElement | null): void {
  const question = list?.querySelector('h2');
  question?.setAttribute('tabindex', '-1');
  question?.focus({ preventScroll: true });
}

/** The greeting and the newest turns, with a button for earlier ones: a long conversation opens as fast as a short one. */
export function Transcript({ turns, actions, incomplete }: Props) {
  const { t } = useTranslation('sophie');
  const [shown, setShown] = useState(FIRST_TURNS);
  const list = useRef<HTMLDivElement>(null);
  /** What is shown, and the position of the list's bottom edge, before earlier turns are inserted above. */
  const before = useRef<{ shown: number; bottom: number } | null>(null);
  const first = Math.max(0, turns.length - shown);
  const visible = turns.slice(first);

  const showMore = () => {
    const bottom = list.current?.getBoundingClientRect().bottom;
    before.current = bottom === undefined ? null : { shown, bottom };
    startTransition(() => setShown((now) => now + PAGE_TURNS));
  };

  useLayoutEffect(() => {
    const bottom = list.current?.getBoundingClientRect().bottom;
    // The page may render again before the earlier turns are there.
    if (bottom === undefined || before.current === null || before.current.shown === shown) return;
    // Keeps the scroll position in browsers without scroll anchoring.
    const moved = bottom - before.current.bottom;
    before.current = null;
    // The pressed button has gone with the last of them.
    if (document.activeElement === document.body) focusFirst(list.current);
    if (Math.abs(moved) < 1 || !list.current || CSS.supports?.('overflow-anchor', 'auto')) return;
    scrollParentOf(list.current).scrollTop += moved;
  });

  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() =>
      startTransition(() => setShown((now) => Math.max(now, PAGE_TURNS))),
    );
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <>
      {first === 0 && !incomplete && <Greeting />}
      {first > 0 && (
        <div className="border-b py-4">
          <Button variant="quiet" className="-ml-2.5" onClick={showMore}>
            {t('earlier')}
          </Button>
        </div>
      )}
      <div ref={list}>
        {visible.map((turn, index) => (
          <TurnView
            key={turn.key}
            turn={turn}
            actions={actions}
            last={first + index === turns.length - 1}
          />
        ))}
      </div>
    </>
  );
}
