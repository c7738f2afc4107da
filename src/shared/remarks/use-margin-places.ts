import { useLayoutEffect, useState, type RefObject } from 'react';
import { markId } from './mark-ids';
import type { Remark } from './remarks';

/** From here on the margin is beside the text (`lg` of the style sheet). */
const WIDE = '(min-width: 65.0625rem)';

/** A remark begins so far above the line of its words. */
const LIFT = 16;

/** Space over each remark, so that it stands beside its mark or as close under it as the ones before let it. */
function spaces(list: HTMLElement, scope: string, remarks: readonly Remark[]): number[] {
  const top = list.getBoundingClientRect().top;
  let bottom = 0;
  return [...list.children].map((item, at) => {
    const remark = remarks[at];
    const mark = remark && document.getElementById(markId(scope, remark.number));
    const wanted = mark ? mark.getBoundingClientRect().top - top - LIFT : bottom;
    const space = Math.max(0, Math.round(wanted - bottom));
    bottom += space + item.getBoundingClientRect().height;
    return space;
  });
}

/**
 * Space over each remark of a list that stands beside its marks, in px; `null` where it does not, or the
 * screen is too narrow for a margin.
 */
export function useMarginPlaces(
  list: RefObject<HTMLElement | null>,
  beside: boolean,
  scope: string,
  remarks: readonly Remark[],
): number[] | null {
  const [places, setPlaces] = useState<number[] | null>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || !beside || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => {
      const next = window.matchMedia(WIDE).matches ? spaces(element, scope, remarks) : null;
      setPlaces((last) => (String(last) === String(next) ? last : next));
    };
    // Their own heights change as they open, and the text's as the window does.
    const observer = new ResizeObserver(measure);
    for (const item of element.children) observer.observe(item);
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, [list, beside, scope, remarks]);
  return beside ? places : null;
}
