/** What a found thing is; the groups of a search stand in this order. */
export const KINDS = ['page', 'major', 'title', 'school', 'scholarship', 'resource'] as const;
/** What a found thing is. */
export type Kind = (typeof KINDS)[number];

/** Something that can be found and gone to. */
export type Entry = {
  /** Unique among all entries. */
  id: string;
  kind: Kind;
  /** In the language of the page. */
  title: string;
  /** A few words beside the title, as a school's place. */
  hint?: string;
  /** More that it is found by: its name in the other language, its summary. */
  keywords?: string;
  /** Where it is: in-app path with its query. */
  path: string;
};

/** What was found of one kind, the best first. */
export type Found = { kind: Kind; entries: Entry[] };
