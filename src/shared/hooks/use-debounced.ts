import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Pause after which a value that is still being moved counts. */
const PAUSE_MS = 400;

/**
 * A value that is shown at once and handed on when it has come to rest, or when its control goes away:
 * so many steps of a key are one change. `value` is the one that stands; a change of it from elsewhere wins.
 */
export function useSettled<T>(value: T, onSettle: (value: T) => void): [T, (next: T) => void] {
  const [draft, setDraft] = useState<{ value: T } | null>(null);
  const [seen, setSeen] = useState(value);
  const handedOn = useRef<{ value: T } | null>(null);
  if (value !== seen) {
    setSeen(value);
    setDraft(null);
  }
  const settle = useEffectEvent(() => {
    if (!draft || draft === handedOn.current) return;
    handedOn.current = draft;
    if (draft.value !== value) onSettle(draft.value);
  });
  useEffect(() => {
    if (!draft) return;
    const timer = window.setTimeout(() => settle(), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [draft]);
  useEffect(() => () => settle(), []);
  return [draft ? draft.value : value, (next) => setDraft({ value: next })];
}
