import type { QueryClient } from '@tanstack/react-query';
import { bookmarksQuery } from '@/api/bookmark/queries';
import type { SchoolSummary } from '@/api/program/contract';
import { recommendationsKey } from '@/api/engine/queries';
import { schoolKey } from './queries';

/** The cached schools in one language, each once: of opened schools, saved programs and recommendations (R33). */
export function seenSchools(client: QueryClient, language: string): SchoolSummary[] {
  const lists = client.getQueriesData<{ data: { school: SchoolSummary }[] }>({
    queryKey: recommendationsKey(language),
  });
  const records = client.getQueriesData<SchoolSummary>({ queryKey: schoolKey(language) });
  const bookmarks = client.getQueryData(bookmarksQuery(language).queryKey) ?? [];
  const schools = [
    ...records.flatMap(([, school]) => school ?? []),
    ...bookmarks.map(({ program }) => program.school),
    ...lists.flatMap(([, page]) => page?.data.map(({ school }) => school) ?? []),
  ];
  return [...new Map(schools.map((school) => [String(school.id), school])).values()];
}
