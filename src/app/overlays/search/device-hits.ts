import type { QueryClient } from '@tanstack/react-query';
import type { Major } from '@/api/major/contract';
import { majorsQuery } from '@/api/major/queries';
import type { GuideSummary } from '@/api/resource/contract';
import { guidesKey } from '@/api/resource/queries';
import type { Scholarship } from '@/api/scholarship/contract';
import { scholarshipsKey } from '@/api/scholarship/queries';
import { seenSchools } from '@/api/school/seen-schools';
import type { SearchHit } from '@/api/search/contract';
import { foundBefore } from '@/api/search/queries';

/** What this visit has loaded, for a search without the server. Loads nothing itself. */
export function deviceHits(client: QueryClient, language: string): SearchHit[] {
  const cached = <Row>(queryKey: readonly unknown[]): Row[] =>
    client.getQueriesData<Row[]>({ queryKey }).flatMap(([, rows]) => rows ?? []);
  const majors = cached<Major>(majorsQuery(language).queryKey);
  const scholarships = cached<Scholarship>(scholarshipsKey(language));
  const guides = cached<GuideSummary>(guidesKey(language));
  return [
    ...foundBefore(client, language),
    ...majors.map(({ id, title, parent }): SearchHit => ({
      kind: 'major',
      id,
      title,
      hint: parent?.title,
    })),
    ...seenSchools(client, language).map(({ id, name, city, country }): SearchHit => ({
      kind: 'school',
      id,
      title: name,
      hint: [city, country].filter(Boolean).join(', '),
    })),
    ...scholarships.map(({ id, name, provider }): SearchHit => ({
      kind: 'scholarship',
      id,
      title: name,
      hint: provider,
    })),
    ...guides.map(({ id, title }): SearchHit => ({ kind: 'guide', id, title })),
  ];
}
