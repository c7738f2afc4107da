import { startTransition, useEffect, useMemo, useState } from 'react';
import { keyOf, STATUSES, type Columns } from '@/features/plan/list/plan-list';

/** Cards that are drawn at a time: more of them keep the browser from answering. */
const A_STEP = 32;

type Drawn = {
  columns: Columns;
  keys: ReadonlySet<string>;
  /** There is a card among them that was not drawn before. */
  fresh: boolean;
};

/** The cards that are drawn already, and as many more as a step has, row by row. */
function take(columns: Columns, known: ReadonlySet<string>): Drawn {
  const keys = new Set<string>();
  let room = A_STEP;
  const rows = Math.max(...STATUSES.map((status) => columns[status].length));
  for (let row = 0; row < rows; row += 1) {
    for (const status of STATUSES) {
      const card = columns[status][row];
      const key = card && keyOf(card);
      if (key === undefined || (!known.has(key) && room === 0)) continue;
      if (!known.has(key)) room -= 1;
      keys.add(key);
    }
  }
  const of = (cards: Columns['decided']) =>
    cards.every((card) => keys.has(keyOf(card)))
      ? cards
      : cards.filter((card) => keys.has(keyOf(card)));
  return {
    columns: {
      considering: of(columns.considering),
      preparing: of(columns.preparing),
      submitted: of(columns.submitted),
      decided: of(columns.decided),
    },
    keys,
    fresh: room < A_STEP,
  };
}

/** Draws what comes anew a part at a time, each in a frame of its own; what is drawn already stays. */
export function useGradually(columns: Columns): Columns {
  const [known, setKnown] = useState<ReadonlySet<string>>(() => new Set());
  const drawn = useMemo(() => take(columns, known), [columns, known]);
  useEffect(() => {
    if (drawn.fresh || drawn.keys.size !== known.size) {
      startTransition(() => setKnown(drawn.keys));
    }
  }, [drawn, known]);
  return drawn.columns;
}
