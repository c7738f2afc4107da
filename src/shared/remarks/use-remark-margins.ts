import { useLayoutEffect, useState, type RefObject } from 'react';
import { markId } from './mark-ids';
import type { Remark } from './remarks';

/** The margin is next to the text from this width on (`lg` of the style sheet). */
const WIDE = '(min-width: 65.0625rem)';

/** Distance from the top of a remark to the line of its mark, in px. */
const OFFSET = 16;

/** The margin above each remark that moves it to its mark, or as close below as the remarks before it allow. */
function measureMargins(list: HTMLElement, scope: string, remarks: readonly Remark[]): number[] {
  const top = list.getBoundingClientRect().top;
  let bottom = 0;
  return [...list.children].map((item, index) => {
    const remark = remarks[index];
    const mark = remark && document.getElementById(markId(scope, remark.number));
    const wanted = mark ? mark.getBoundingClientRect().top - top - OFFSET : bottom;
    const margin = Math.max(0, Math.round(wanted - bottom));
    bottom += margin + item.getBoundingClientRect().height;
    return margin;
  });
}

/**
 * The top margin of each remark that aligns it with its mark, in px; `null` if `enabled` is false or the screen is too
 * narrow.
 */
export function useRemarkMargins(
  list: RefObject<HTMLElement | null>,
  enabled: boolean,
  scope: string,
  remarks: readonly Remark[],
): number[] | null {
  const [margins, setMargins] = useState<number[] | null>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || !enabled || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => {
      const next = window.matchMedia(WIDE).matches ? measureMargins(element, scope, remarks) : null;
      setMargins((last) => (String(last) === String(next) ? last : next));
    };
    // The heights change as remarks unfold and as the window is resized.
    const observer = new ResizeObserver(measure);
    for (const item of element.children) observer.observe(item);
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, [list, enabled, scope, remarks]);
  return enabled ? margins : null;
}
