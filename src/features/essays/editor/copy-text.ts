import { parseEssayText } from '@/lib/essay-text';

/** An essay as one pastes it into a form: its title, a blank line, its text. */
export function clipboardText(content: string): string {
  const { title, essay } = parseEssayText(content);
  return title ? `${title}\n\n${essay}` : essay;
}

/** What browsers had before the clipboard could be written to. `false` where that is refused too. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('readonly', '');
  area.className = 'fixed top-0 opacity-0';
  const focused = document.activeElement;
  document.body.append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/** Copies a text. Settles to whether it is in the clipboard; never fails. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}
