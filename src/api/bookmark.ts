import { queryOptions } from '@tanstack/react-query';
import { call } from './client';
import { getBookmarks } from './contract/bookmark';

/** One page of bookmarked programs; ask it only when signed in (spec section 6). */
export function bookmarksQuery(language: string, page = 1) {
  return queryOptions({
    queryKey: ['bookmarks', language, page],
    queryFn: ({ signal }) => call(getBookmarks, { query: { page }, language, signal }),
  });
}
