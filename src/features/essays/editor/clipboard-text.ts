import { parseEssayText } from '@/lib/essay-text';

/** An essay for other forms: title, blank line, text. */
export function clipboardText(content: string): string {
  const { title, essay } = parseEssayText(content);
  return title ? `${title}\n\n${essay}` : essay;
}
