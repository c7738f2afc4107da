/** Whether a text can be the id of an essay: letters, digits and hyphens, at most 64 (R10). */
export function isEssayId(text: string): boolean {
  return /^[A-Za-z0-9-]{1,64}$/.test(text);
}
