import type { StudentAnswers } from '@/mocks/engines/ranking/answers';
import type { Language } from '@/mocks/catalogue/text';
import type { CatalogueEntry } from '@/mocks/data/entries';

/** A saved program; `date` is the effective deadline, `null` for all year. */
export type SavedProgram = {
  entry: CatalogueEntry;
  date: string | null;
  ownDate: boolean;
  open: boolean;
};

/** The person who asks, and what Sophie may see; `null` is what she must not see. */
export type Asker = {
  language: Language;
  now: Date;
  answers: StudentAnswers | null;
  saved: SavedProgram[] | null;
};

/** An answer in Markdown with `[1]` after facts of a program, and those programs in order. */
export type SophieAnswer = { text: string; cited: CatalogueEntry[] };
