/** In the order of the result groups. */
export const ENTRY_KINDS = ['page', 'major', 'title', 'school', 'scholarship', 'resource'] as const;
type EntryKind = (typeof ENTRY_KINDS)[number];

/** Something that the search finds. */
export type SearchEntry = {
  /** Unique among all entries. */
  id: string;
  kind: EntryKind;
  /** In the language of the page. */
  title: string;
  /** Shown after the title, such as a school's place. */
  hint?: string;
  /** Also searched: the name in the other language, the summary. */
  keywords?: string;
  /** In-app path with its query. */
  path: string;
};

/** Results of one kind, best first. */
export type ResultGroup = { kind: EntryKind; entries: SearchEntry[] };
