/** A text for comparing: lower case, no diacritics, words parted by one space (`Đại học` is `dai hoc`). */
export function fold(text: string): string {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd');
  return bare
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
