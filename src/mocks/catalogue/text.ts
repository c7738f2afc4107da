/** A text in both languages. */
export type Text = { en: string; vi: string };

export type Language = keyof Text;

/** `of course` becomes `Of course`. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
