/** What a build tells its service worker. */
export type WorkerFiles = {
  /** Id of the build (R26). */
  build: string;
  /** Stored at installation; a `revision` marks an address whose content can change. */
  entries: { url: string; revision: string | null; integrity?: string }[];
  /** An address whose response is the shell. */
  shell: string;
  /** Paths of the public pages that have HTML of their own. */
  pages: string[];
  /** Pattern of the paths that are never pages. */
  notPages: string;
};
