import type { QueryClient } from '@tanstack/react-query';
import { bookmarksQuery } from '@/api/bookmark/queries';
import type { SchoolSummary } from '@/api/program/contract';
import { recommendationsQuery } from '@/api/engine/queries';
import { schoolQuery } from './queries';

/** The cached schools in one language, each once: of opened schools, saved programs and recommendations (R33). */
export function seenSchools(client: QueryClient, language: string): SchoolSummary[] {
  const engine = recommendationsQuery(language, { position: 'pre', page: 1, body: {} }).queryKey;
  const record = schoolQuery(language, '', {}).queryKey;
  const lists = client.getQueriesData<{ data: { school: SchoolSummary }[] }>({
    queryKey: engine.slice(0, 1),
    predicate: ({ queryKey }) => queryKey[2] === language,
  });
  const records = client.getQueriesData<SchoolSummary>({ queryKey: record.slice(0, 2) });
  const bookmarks = client.getQueryData(bookmarksQuery(language).queryKey) ?? [];
  const schools = [
    ...records.flatMap(([, school]) => school ?? []),
    ...bookmarks.map(({ program }) => program.school),
    ...lists.flatMap(([, page]) => page?.data.map(({ school }) => school) ?? []),
  ];
  return [...new Map(schools.map((school) => [String(school.id), school])).values()];
}
