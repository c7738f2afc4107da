/** A page of the site: its path, its file in the output, and its HTML with the marks for what is put in last. */
export type SitePage = { path: string; file: string; html: string };
