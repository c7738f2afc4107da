import { foldWords } from '@/lib/fold-text';

/** Lower case, no diacritics and no possessive `’s`, single spaces between words. */
export function plainWords(text: string): string {
  return foldWords(text.replaceAll(/['’]s\b/gi, ''));
}
