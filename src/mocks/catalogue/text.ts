/** A text in both languages. */
export type Text = { en: string; vi: string };

export type Language = keyof Text;
