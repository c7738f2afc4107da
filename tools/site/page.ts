/** A page of the site as a file: where it is in the output, and its HTML with the mark for the head still in it. */
export type SitePage = { file: string; html: string };
