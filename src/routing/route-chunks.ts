import { localeOfPath, withoutLocale } from '@/i18n/locales';

/**
 * Chunks and message files of one build by route, as indices into `files`, and what the boot script needs to choose.
 * A prerendered page comes with its own route alone.
 */
export type PreloadMap = {
  files: string[];
  /** Message chunks that every page needs, by locale. */
  frame: Record<'en' | 'vi', number[]>;
  routes: {
    /** Source of the pattern that the path, without its locale and the first slash, has to match. */
    path: string;
    /** `auth` is loaded for a student alone, `guest` for a visitor alone (R7). */
    guard: 'auth' | 'guest' | null;
    chunks: number[];
    messages: Record<'en' | 'vi', number[]>;
  }[];
};

/** The files that a path needs beside the entry; none that its guard would refuse. */
export function chunksOfPath(map: PreloadMap, pathname: string, signedIn: boolean): string[] {
  const locale = localeOfPath(pathname);
  const bare = withoutLocale(pathname).replace(/^\/|\/+$/g, '');
  const route = map.routes.find(({ path }) => new RegExp(`^(${path})$`).test(bare));
  const refused = route?.guard === 'auth' ? !signedIn : route?.guard === 'guest' && signedIn;
  const own = route && !refused ? [...route.chunks, ...route.messages[locale]] : [];
  return [...new Set([...map.frame[locale], ...own])].flatMap((index) => map.files[index] ?? []);
}
