import { startTransition, useState } from 'react';

/**
 * A search while it is typed, for a list that follows each letter before the URL has the search. `q` is the
 * URL's; a change of it replaces what is typed.
 */
export function useTypedSearch(q: string): [text: string, type: (text: string) => void] {
  const [typed, setTyped] = useState<{ text: string; over: string } | null>(null);
  if (typed && typed.over !== q) setTyped(null);
  return [
    typed?.over === q ? typed.text : q,
    // The letter first, the list after it.
    (text) => startTransition(() => setTyped({ text, over: q })),
  ];
}
