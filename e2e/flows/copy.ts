import type { Page } from '@playwright/test';

/** Words of a page; Vietnamese counts each syllable. */
export type Copy = {
  /** The words of elements in the window and not below the tab bar. */
  firstScreen: number;
  /** All words of the page. */
  all: number;
  /** Those of `all` in the colour of secondary text. */
  muted: number;
  /** The longest muted texts, for the message of a failure. */
  mutedTexts: string[];
};

const DIALOG = '[role=dialog], [role=alertdialog]';

/**
 * Counts what is between spaces in visible text and fields: of the open dialog if there is one, else of the page.
 * Texts only for screen readers do not count.
 */
export function countWords(page: Page): Promise<Copy> {
  return page.evaluate((dialog) => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--color-muted)';
    document.body.append(probe);
    const mutedColor = getComputedStyle(probe).color;
    probe.remove();

    const tabs = document.querySelector('[data-tabs]');
    const { innerWidth, innerHeight } = window;
    const isOnScreen = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const bar = tabs?.contains(element) ? null : tabs?.getBoundingClientRect();
      const end = bar && bar.height > 0 ? bar.top : innerHeight;
      return top < end && bottom > 0 && left < innerWidth && right > 0;
    };
    const copy = { firstScreen: 0, all: 0, muted: 0 };
    const mutedTexts: string[] = [];
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const root = [...document.querySelectorAll(dialog)].find(isVisible) ?? document.body;
    const count = (element: Element, text: string, { color }: CSSStyleDeclaration) => {
      const { width } = element.getBoundingClientRect();
      const words = text.split(/\s+/).filter(Boolean).length;
      if (words === 0 || width <= 1 || !isVisible(element)) return;
      copy.all += words;
      if (isOnScreen(element)) copy.firstScreen += words;
      if (color !== mutedColor) return;
      copy.muted += words;
      mutedTexts.push(text.trim());
    };

    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode;
      if (!element || element.closest('script, style, noscript, select, textarea')) continue;
      count(element, textContent ?? '', getComputedStyle(element));
    }
    for (const field of root.querySelectorAll('input, textarea, select')) {
      if (field.matches('[type=radio], [type=checkbox], [type=range], [type=hidden]')) continue;
      if (field instanceof HTMLSelectElement) {
        count(field, field.selectedOptions[0]?.text ?? '', getComputedStyle(field));
      } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
        const part = field.value ? null : '::placeholder';
        count(field, field.value || field.placeholder, getComputedStyle(field, part));
      }
    }
    mutedTexts.sort((one, other) => other.length - one.length);
    return { ...copy, mutedTexts: mutedTexts.slice(0, 8) };
  }, DIALOG);
}
