/** What of the item before stays visible, so that the strip is seen to go on there. */
const BEFORE_PX = 48;

/** Scrolls a strip to one of its items, only sideways. */
export function scrollStripTo(strip: HTMLElement, item: HTMLElement): void {
  strip.scrollLeft = item.offsetLeft - BEFORE_PX;
}
