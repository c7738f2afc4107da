/** A longer text would block the editor. Writing has a lower limit: the API takes up to 50,000 characters. */
const MAX_LENGTH = 200_000;

export function isTooLong(content: string): boolean {
  return content.length > MAX_LENGTH;
}
