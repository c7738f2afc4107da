import { useState, type ReactNode } from 'react';

/**
 * The content of a status region, and the function that changes it. Each text is a new element: a screen reader
 * reads it again if it equals the one before.
 */
export function useAnnouncement(): [ReactNode, (text: string) => void] {
  const [{ text, count }, setState] = useState({ text: '', count: 0 });
  const announce = (next: string) => setState((last) => ({ text: next, count: last.count + 1 }));
  return [<span key={count}>{text}</span>, announce];
}
