import { startTransition, useState } from 'react';

/** The search as it is typed, for a list that filters before the URL has the search. A new `q` of the URL replaces it. */
export function useTypedSearch(q: string): [text: string, type: (text: string) => void] {
  const [typed, setTyped] = useState<{ text: string; base: string } | null>(null);
  if (typed && typed.base !== q) setTyped(null);
  return [
    typed?.base === q ? typed.text : q,
    // The field updates first, the list after it.
    (text) => startTransition(() => setTyped({ text, base: q })),
  ];
}
