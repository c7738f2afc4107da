import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

const findBar = () => document.getElementById('back');

/** Puts the way back into the header (src/app/frame/header.tsx), where a phone shows it in place of the logo. */
export function BackBar({ children }: { children: ReactNode }) {
  // At once after a navigation. At the start of the app, the header is in the document only after the first render.
  const [bar, setBar] = useState(findBar);
  useEffect(() => setBar(findBar), []);
  return bar && createPortal(children, bar);
}
