export type Box = { left: number; top: number; right: number; bottom: number };

const CORNERS = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const;
export type Corner = (typeof CORNERS)[number];

/** Where the popup is, in pixels of the layout viewport. */
export type PopupPosition = { corner: Corner; left: number; top: number; maxHeight: number };

/** Between the popup and the edges: a phone's gutter at the sides, and less than a line of text above and below. */
const SIDE = 20;
const GAP = 8;
/** How far a bar may be from the one below it. */
const BAR_GAP = 16;
/** Between the popup and a control. */
const CLEARANCE = 8;
/** The popup scrolls in less height than its text needs, but waits for this much. */
const MIN_HEIGHT = 160;

function isClear(popup: Box, control: Box): boolean {
  return (
    popup.right + CLEARANCE <= control.left ||
    control.right + CLEARANCE <= popup.left ||
    popup.bottom + CLEARANCE <= control.top ||
    control.bottom + CLEARANCE <= popup.top
  );
}

/** The visible area above the bars at its bottom, which may be stacked. */
export function areaAbove(area: Box, bars: readonly Box[]): Box {
  const fromBelow = [...bars].sort((a, b) => b.bottom - a.bottom);
  let { bottom } = area;
  for (const bar of fromBelow) {
    if (bar.bottom >= bottom - BAR_GAP && bar.top < bottom) bottom = bar.top;
  }
  return { ...area, bottom };
}

/**
 * The first corner of the area in which the popup covers none of the controls, the current one first; `null` if there
 * is none.
 */
export function findPlace(
  { width, height }: { width: number; height: number },
  area: Box,
  controls: readonly Box[],
  current: Corner | null,
): PopupPosition | null {
  const maxHeight = area.bottom - area.top - 2 * GAP;
  if (maxHeight < Math.min(height, MIN_HEIGHT)) return null;
  const shown = Math.min(height, maxHeight);
  const corners = current === null ? CORNERS : [current, ...CORNERS];
  for (const corner of corners) {
    const left = corner.endsWith('left') ? area.left + SIDE : area.right - SIDE - width;
    const top = corner.startsWith('top') ? area.top + GAP : area.bottom - GAP - shown;
    const popup = { left, top, right: left + width, bottom: top + shown };
    if (controls.every((control) => isClear(popup, control))) {
      return { corner, left, top, maxHeight };
    }
  }
  return null;
}
