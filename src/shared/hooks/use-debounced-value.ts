import { useEffect, useEffectEvent, useRef, useState } from 'react';

const DELAY_MS = 400;

/**
 * A local copy of a value that changes at once and is committed after a pause, or on unmount: many key presses are
 * one change. A new `value` from outside replaces the copy.
 */
export function useDebouncedValue<T>(
  value: T,
  onCommit: (value: T) => void,
  delayMs = DELAY_MS,
): [T, (next: T) => void] {
  const [draft, setDraft] = useState<{ value: T } | null>(null);
  const [previous, setPrevious] = useState(value);
  const committed = useRef<{ value: T } | null>(null);
  if (value !== previous) {
    setPrevious(value);
    setDraft(null);
  }
  const commit = useEffectEvent(() => {
    if (!draft || draft === committed.current) return;
    committed.current = draft;
    if (draft.value !== value) onCommit(draft.value);
  });
  useEffect(() => {
    if (!draft) return;
    const timer = window.setTimeout(() => commit(), delayMs);
    return () => window.clearTimeout(timer);
  }, [draft, delayMs]);
  useEffect(() => () => commit(), []);
  return [draft ? draft.value : value, (next) => setDraft({ value: next })];
}
