/** A text for people, in both languages of the product. */
export type Text = { en: string; vi: string };

/** A language of the product. */
export type Language = keyof Text;
