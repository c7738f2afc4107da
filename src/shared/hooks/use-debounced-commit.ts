import { useEffect, useEffectEvent, useState } from 'react';

const DELAY_MS = 400;

/**
 * A local copy of a value that changes at once and is committed after a pause, or by the returned `commit`: many key
 * presses are one change. A new `value` from outside replaces the copy; that of the last commit does not, so that a
 * change made while it was under way stays. Unmounting commits nothing: the page may have been left.
 */
export function useDebouncedCommit<T>(
  value: T,
  onCommit: (value: T) => void,
  delayMs = DELAY_MS,
): [value: T, change: (next: T) => void, commit: () => void] {
  const [draft, setDraft] = useState<{ value: T } | null>(null);
  const [previous, setPrevious] = useState(value);
  const [committed, setCommitted] = useState<{ value: T } | null>(null);
  if (value !== previous) {
    setPrevious(value);
    setCommitted(null);
    if (value !== committed?.value) setDraft(null);
  }
  const commit = () => {
    if (!draft || draft === committed) return;
    setCommitted(draft);
    if (draft.value !== value) onCommit(draft.value);
  };
  const onPause = useEffectEvent(commit);
  useEffect(() => {
    if (!draft) return;
    const timer = window.setTimeout(() => onPause(), delayMs);
    return () => window.clearTimeout(timer);
  }, [draft, delayMs]);
  return [draft ? draft.value : value, (next) => setDraft({ value: next }), commit];
}
