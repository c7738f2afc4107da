import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';
import { TurnView, type TurnTools } from './turn-view';
import type { Turn } from './turns';
import { scrollParentOf } from './use-stick-to-bottom';

/** Turns that are drawn first, so that the newest stand at once; the rest of a page comes right after. */
const AT_ONCE = 4;
/** Turns of a page: ten questions with their answers. */
const A_PAGE = 10;

type Props = { turns: readonly Turn[]; tools: TurnTools };

/** The newest turns, and more of the earlier ones as they are asked for: a long talk opens like a short one. */
export function Transcript({ turns, tools }: Props) {
  const { t } = useTranslation('sophie');
  const [shown, setShown] = useState(AT_ONCE);
  const list = useRef<HTMLDivElement>(null);
  /** How far the foot of the list was from the top before more came in above. */
  const before = useRef<number | null>(null);
  const first = Math.max(0, turns.length - shown);
  const visible = turns.slice(first);

  const more = (count: number) => {
    before.current = list.current?.getBoundingClientRect().bottom ?? null;
    startTransition(() => setShown((now) => now + count));
  };

  useLayoutEffect(() => {
    const foot = list.current?.getBoundingClientRect().bottom;
    if (before.current === null || foot === undefined) return;
    // What the reader looks at stays where it is, in browsers that do not see to it themselves.
    const moved = foot - before.current;
    before.current = null;
    if (Math.abs(moved) < 1 || !list.current || CSS.supports?.('overflow-anchor', 'auto')) return;
    scrollParentOf(list.current).scrollTop += moved;
  });

  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() =>
      startTransition(() => setShown((now) => Math.max(now, A_PAGE))),
    );
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <>
      {first > 0 && (
        <div className="border-b py-4">
          <Button variant="quiet" className="-ml-2.5" onClick={() => more(A_PAGE)}>
            {t('earlier')}
          </Button>
        </div>
      )}
      <div ref={list}>
        {visible.map((turn, index) => (
          <TurnView
            key={turn.key}
            turn={turn}
            tools={tools}
            last={first + index === turns.length - 1}
          />
        ))}
      </div>
    </>
  );
}
