import { useEffect } from 'react';

/** The id of the sheet in the document; paper.css has it too. */
export const PAPER_ID = 'parents-sheet';

/** Pixels of an A5 page, a little less than 210 mm. A second page would cost a family a sheet of paper. */
const PAGE_HEIGHT = 790;
/** Percent of the normal type, the largest first. */
const SIZES = [100, 96, 92, 88, 84, 80, 76, 72, 68, 64, 60];

/** Prints the sheet in the largest type with which it fits on one page. Its layout on paper is in paper.css. */
export function usePaper(): void {
  useEffect(() => {
    const { documentElement: root } = document;
    let scrolled = 0;
    const layOut = () => {
      scrolled = window.scrollY;
      root.setAttribute('data-paper', '');
      SIZES.some((size) => {
        root.style.setProperty('--paper-size', `${size}%`);
        const height = document.getElementById(PAPER_ID)?.offsetHeight ?? 0;
        return height <= PAGE_HEIGHT;
      });
    };
    const restore = () => {
      if (!root.hasAttribute('data-paper')) return;
      root.removeAttribute('data-paper');
      root.style.removeProperty('--paper-size');
      window.scrollTo(0, scrolled);
    };
    window.addEventListener('beforeprint', layOut);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', layOut);
      window.removeEventListener('afterprint', restore);
      restore();
    };
  }, []);
}
