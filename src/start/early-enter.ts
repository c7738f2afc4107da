import { isComposing } from '@/browser/is-composing';

/**
 * Records Enter in a field that sends with it as a click on the button beside the field. Part of the entry, not of the
 * boot script, which is inline in every page.
 */
export function recordEarlyEnter(): void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { earlyClicks } = window;
    if (!earlyClicks) return document.removeEventListener('keydown', onKeyDown, true);
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    const button = document.querySelector<HTMLElement>('[enterkeyhint=send]:focus ~ button');
    if (!button) return;
    event.preventDefault();
    earlyClicks.targets.push(button);
  };
  document.addEventListener('keydown', onKeyDown, true);
}
