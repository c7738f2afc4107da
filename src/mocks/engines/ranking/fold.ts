/** Normalises a text for comparing: lower case, no diacritics, single spaces (`Đại học` becomes `dai hoc`). */
export function fold(text: string): string {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd');
  return bare
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
