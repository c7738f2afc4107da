import { localeOfPath, withoutLocale } from '@/i18n/locales';

/** Chunks and message files of a build by route, as indices into `files`. A prerendered page has only its own route. */
export type PreloadMap = {
  files: string[];
  /** Chunks of the app, which every page needs. */
  app: number[];
  /** Message chunks that every page needs, by locale. */
  frame: Record<'en' | 'vi', number[]>;
  /** Chunks that every page of a signed-in student needs. */
  student: number[];
  /** A path may have several lines: `/` has one more for a student. */
  routes: {
    /** Pattern source for the path without its locale and first slash. */
    path: string;
    /** `auth`: only for students, `guest`: only for visitors (R7). */
    guard: 'auth' | 'guest' | null;
    chunks: number[];
    messages: Record<'en' | 'vi', number[]>;
  }[];
};

/** The files that a path needs after the entry; none of a route whose guard would refuse it. */
export function chunksOfPath(map: PreloadMap, pathname: string, signedIn: boolean): string[] {
  const locale = localeOfPath(pathname);
  const bare = withoutLocale(pathname).replace(/^\/|\/+$/g, '');
  const refusing = signedIn ? 'guest' : 'auth';
  const lines = map.routes.filter(
    ({ path, guard }) => guard !== refusing && new RegExp(`^(${path})$`).test(bare),
  );
  const needed = [
    ...map.app,
    ...map.frame[locale],
    ...(signedIn ? map.student : []),
    ...lines.flatMap(({ chunks, messages }) => [...chunks, ...messages[locale]]),
  ];
  return [...new Set(needed)].flatMap((index) => map.files[index] ?? []);
}
