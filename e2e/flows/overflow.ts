import { expect, type Page } from '@playwright/test';
import type { TestLocale } from '../support/words';
import { waitForFont, settled } from './idle';
import { at } from './visit';

/**
 * The layout errors of the page, in words: the document scrolls sideways, a text is cut off by its box, or two
 * controls overlap. Scroll containers (tables, chips on a phone) may be wider than their box.
 */
function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) {
      found.push(`the page is ${root.scrollWidth} px wide in ${root.clientWidth}`);
    }
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
    const visible = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    };
    const scrolls = (element: Element): boolean => {
      for (let box: Element | null = element; box && box !== root; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        if (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth) return true;
      }
      return false;
    };
    const hidden = (element: Element) =>
      element.closest('.sr-only, [aria-hidden=true], svg') !== null;
    const inBody = [...document.querySelectorAll('body *')].filter(
      (element) => visible(element) && !hidden(element),
    );
    for (const element of inBody) {
      // Only its own text: other content may be for screen readers, and is checked separately.
      const own = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
      if (own.length === 0 || scrolls(element)) continue;
      const rects = own.map((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getBoundingClientRect();
      });
      const text = {
        left: Math.min(...rects.map(({ left }) => left)),
        right: Math.max(...rects.map(({ right }) => right)),
        bottom: Math.max(...rects.map(({ bottom }) => bottom)),
      };
      if (text.right > root.clientWidth + 1 || text.left < -1)
        found.push(`${name(element)} leaves the page`);
      for (
        let box: Element | null = element;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const edge = box.getBoundingClientRect();
        const cut = text.right > edge.right + 1 || text.bottom > edge.bottom + 1;
        if (cut && !/auto|scroll/.test(overflowX + overflowY))
          found.push(`${name(element)} is cut`);
        break;
      }
    }
    const controls = inBody.filter(
      (element) => element.matches('a, button, input, select, [role=slider]') && !scrolls(element),
    );
    const floats = (element: Element) => {
      if (element.closest('[role=menu], [role=dialog]')) return true;
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (/fixed|sticky/.test(getComputedStyle(box).position)) return true;
      }
      return false;
    };
    /** The part of it that its scroll boxes show. */
    const shownPart = (element: Element, { left, right, top, bottom }: DOMRect) => {
      const part = { left, right, top, bottom };
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflowY === 'visible') continue;
        const edge = box.getBoundingClientRect();
        part.top = Math.max(part.top, edge.top);
        part.bottom = Math.min(part.bottom, edge.bottom);
      }
      return part;
    };
    const boxes = controls
      .filter((element) => !floats(element))
      .flatMap((element) =>
        [...element.getClientRects()].map((rect) => ({ element, rect: shownPart(element, rect) })),
      );
    boxes.forEach((one, index) => {
      for (const other of boxes.slice(index + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const wide =
          Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const high =
          Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        if (wide > 2 && high > 2) found.push(`${name(one.element)} lies on ${name(other.element)}`);
      }
    });
    return [...new Set(found)].slice(0, 12);
  });
}

/** Widths on both sides of each breakpoint, from the smallest phone to a large screen, in pixels. */
const WIDTHS = [320, 390, 720, 721, 1040, 1041, 1280, 1920];
/** The narrowest width of each layout, where overflow shows first: for overlays of a page that fits everywhere. */
export const NARROWEST = [320, 721, 1041];

const soft = expect.configure({ soft: true });

/**
 * Expects no layout error once the layout is stable: popups follow a resized window one frame later.
 */
export async function expectNoOverflow(page: Page, what = page.url()): Promise<void> {
  await soft.poll(() => misfits(page), { message: what, timeout: 5000 }).toEqual([]);
}

/** Expects that everything fits from 320 to 1,920 px. Leaves the window at the last width. */
export async function fitsEverywhere(
  page: Page,
  widths: readonly number[] = WIDTHS,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page, `${page.url()} at ${width} px`);
  }
}

/** Opens a page, and waits until its layout is final. */
export async function open(page: Page, locale: TestLocale, path: string): Promise<void> {
  await page.goto(at(locale, path));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
  await waitForFont(page);
}
