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
  /** Of the page; the answer is in the language of the question. */
  language: Language;
  now: Date;
  answers: StudentAnswers | null;
  saved: SavedProgram[] | null;
};

/** A record other than a program: a guide, a scholarship, a school, or a part of the school list. */
export type SourceRecord = {
  title: string;
  /** A path of the app, or `https`. */
  href: string;
  /** What the record says, as far as the answer uses it. */
  text: string;
  /** Scores of the question, for a part of the school list. */
  scores?: { average?: number; ielts?: number; sat?: number };
};

export type Cited = CatalogueEntry | SourceRecord;

/** An answer in Markdown with `[1]` after each fact, its records in that order, and its language. */
export type SophieAnswer = { text: string; cited: Cited[]; language: Language };

/** The part of an answer that a topic writes. */
export type AnswerDraft = Omit<SophieAnswer, 'language'>;
