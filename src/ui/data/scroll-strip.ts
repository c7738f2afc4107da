/** Part of the previous item stays visible, to show that the strip scrolls back. */
const BEFORE_PX = 48;

/** Scrolls a strip to one of its items, only sideways. */
export function scrollStripTo(strip: HTMLElement, item: HTMLElement): void {
  strip.scrollLeft = item.offsetLeft - BEFORE_PX;
}
