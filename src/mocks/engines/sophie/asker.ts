import type { Answers } from '@/mocks/engines/ranking/answers';
import type { Language } from '@/mocks/catalogue/text';
import type { Entry } from '@/mocks/data/entries';

/** A program that somebody has saved; `date` is the day that counts, `null` for all year. */
export type Kept = { entry: Entry; date: string | null; ownDate: boolean; open: boolean };

/** Who asks, and what Sophie may look at. `null` is what she was told not to. */
export type Asker = {
  language: Language;
  now: Date;
  answers: Answers | null;
  saved: Kept[] | null;
};

/** What Sophie says: Markdown with `[1]` behind what rests on a program, and those programs in order. */
export type Answer = { text: string; cited: Entry[] };
