import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { areaAbove, findPlace, type Box, type PopupPosition } from './find-place';

/** Bars that stay at the bottom of the screen. */
const BARS = '[data-tabs], [data-consent], [data-bar], .flow-bar';

const CONTROLS =
  'a[href], button, input, select, textarea, summary, label, [contenteditable], [role=slider], [role=tab]';

/** Considers only elements that are rendered and visible. */
function boxOf(element: Element): Box[] {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0 ? [box] : [];
}

function visibleArea(): Box {
  const view = window.visualViewport;
  const { clientWidth } = document.documentElement;
  if (!view) return { left: 0, top: 0, right: clientWidth, bottom: window.innerHeight };
  const { offsetLeft: left, offsetTop: top } = view;
  return { left, top, right: left + Math.min(view.width, clientWidth), bottom: top + view.height };
}

/** The focused control and the one that was pressed last, which need not have the focus. */
function controlsInUse(popup: HTMLElement, pressed: EventTarget | null): Box[] {
  const last = pressed instanceof Element && pressed.isConnected ? pressed.closest(CONTROLS) : null;
  const focused = document.activeElement?.matches(CONTROLS) ? document.activeElement : null;
  return [last, focused].flatMap((control) =>
    control && !popup.contains(control) ? boxOf(control) : [],
  );
}

function isSame(a: PopupPosition | null, b: PopupPosition | null): boolean {
  return a?.left === b?.left && a?.top === b?.top && a?.maxHeight === b?.maxHeight;
}

/**
 * Finds the popup a corner in which it covers no control in use (R25), and another one when the focus moves below it.
 * While there is none, the place is `null`: the popup waits, invisible.
 */
export function usePlace(
  popup: RefObject<HTMLElement | null>,
  pressed: EventTarget | null,
  place: PopupPosition | null,
  setPlace: (place: PopupPosition | null) => void,
): void {
  const find = useEffectEvent((element: HTMLElement) => {
    const bars = [...document.querySelectorAll(BARS)].flatMap(boxOf);
    const size = { width: element.offsetWidth, height: element.scrollHeight };
    const area = areaAbove(visibleArea(), bars);
    const controls = controlsInUse(element, pressed);
    const found = findPlace(size, area, controls, place?.corner ?? null);
    if (!isSame(found, place)) setPlace(found);
  });
  const findIfWaiting = useEffectEvent((element: HTMLElement) => {
    if (place === null) find(element);
  });
  useLayoutEffect(() => {
    const element = popup.current;
    if (!element) return;
    const update = () => find(element);
    update();
    const listeners = new AbortController();
    const { signal } = listeners;
    for (const name of ['focusin', 'focusout', 'resize'] as const) {
      window.addEventListener(name, update, { signal });
    }
    window.visualViewport?.addEventListener('resize', update, { signal });
    const onScroll = () => findIfWaiting(element);
    window.addEventListener('scroll', onScroll, { capture: true, passive: true, signal });
    // Panels at the bottom of the screen set their height there.
    const panels = new MutationObserver(update);
    panels.observe(document.documentElement, { attributes: true, attributeFilter: ['style'] });
    return () => {
      listeners.abort();
      panels.disconnect();
    };
  }, [popup]);
  useScrollPadding(popup, place);
}

/** Keeps an element that takes the focus clear of the popup. */
function useScrollPadding(popup: RefObject<HTMLElement | null>, place: PopupPosition | null): void {
  useLayoutEffect(() => {
    if (!popup.current || !place) return;
    const { style } = document.documentElement;
    const isTop = place.corner.startsWith('top');
    const { offsetHeight } = popup.current;
    const name = isTop ? '--popup-top' : '--popup-bottom';
    const height = isTop ? place.top + offsetHeight : window.innerHeight - place.top;
    style.setProperty(name, `${height}px`);
    return () => void style.removeProperty(name);
  }, [popup, place]);
}
