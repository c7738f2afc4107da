import type { Answers } from '@/mocks/engines/ranking/answers';
import type { Language } from '@/mocks/catalogue/text';
import type { Entry } from '@/mocks/data/entries';

/** A saved program; `date` is the effective deadline, `null` for all year. */
export type Kept = { entry: Entry; date: string | null; ownDate: boolean; open: boolean };

/** The person who asks, and what Sophie may see; `null` is what she must not see. */
export type Asker = {
  language: Language;
  now: Date;
  answers: Answers | null;
  saved: Kept[] | null;
};

/** An answer in Markdown with `[1]` after facts of a program, and those programs in order. */
export type Answer = { text: string; cited: Entry[] };
