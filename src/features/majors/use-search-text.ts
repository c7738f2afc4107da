import { useEffect, useRef, useState } from 'react';
import { cleanSearch } from '@/lib/search-text';

/** Pause in typing after which a search is written into the URL. */
const PAUSE_MS = 300;

type UseSearchText = {
  /** As typed. */
  text: string;
  type: (text: string) => void;
  /** Writes at once what waits for a pause; `text` where something else is to be written. */
  send: (text?: string) => void;
};

/**
 * What stands in the search field. It filters as it is typed and reaches the URL at a pause; a search that
 * comes from elsewhere (Back, a link) replaces it.
 */
export function useSearchText(q: string, write: (q: string) => void): UseSearchText {
  const timer = useRef<number>(undefined);
  const [text, setText] = useState(q);
  const [seen, setSeen] = useState(q);
  const [sent, setSent] = useState(q);
  if (q !== seen) {
    setSeen(q);
    if (q !== sent) {
      setSent(q);
      setText(q);
    }
  }
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function send(next = text) {
    window.clearTimeout(timer.current);
    const clean = cleanSearch(next);
    if (clean === sent) return;
    setSent(clean);
    write(clean);
  }

  function type(next: string) {
    setText(next);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => send(next), PAUSE_MS);
  }

  return { text, type, send };
}
