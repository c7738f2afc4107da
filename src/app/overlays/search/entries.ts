import type { SearchHit } from '@/api/search/contract';
import type { Locale } from '@/i18n/locales';
import { isRouteAvailable } from '@/routing/available-routes';
import { pathTo } from '@/routing/paths';
import type { PlainRouteId } from '@/routing/route-table';

type EntryKind = 'page' | SearchHit['kind'];

/** Something that the search finds. */
export type SearchEntry = {
  /** Unique among all entries. */
  id: string;
  kind: EntryKind;
  /** In the language of the page. */
  title: string;
  /** Shown after the title, such as a school's place. */
  hint?: string;
  /** Also searched on the device: the name in the other language. */
  keywords?: string;
  /** In-app path with its query. */
  path: string;
};

/** Results of one kind, best first. */
export type ResultGroup = { kind: EntryKind; entries: SearchEntry[] };

/** The pages of the kinds that have one of their own. */
const PAGE_OF: Partial<Record<EntryKind, PlainRouteId>> = {
  major: 'majors',
  field: 'majors',
  scholarship: 'scholarship',
  guide: 'resources',
};

function pathOf(
  locale: Locale,
  { kind, id: hitId, school_id: schoolId }: SearchHit,
): string | null {
  const page = PAGE_OF[kind];
  if (page && !isRouteAvailable(page)) return null;
  const id = String(hitId);
  switch (kind) {
    case 'country':
      return pathTo(locale, 'school-list', { search: { country: id } });
    case 'major':
      return pathTo(locale, 'majors', { search: { major: id } });
    case 'field':
      return pathTo(locale, 'majors', { search: { cluster: id } });
    case 'school':
      return pathTo(locale, 'school-list', { search: { school: id } });
    case 'program':
      return schoolId == null
        ? null
        : pathTo(locale, 'school-list', { search: { school: String(schoolId), program: id } });
    case 'scholarship':
      return pathTo(locale, 'scholarship', { search: { scholarship: id } });
    case 'guide':
      return pathTo(locale, 'resources', { search: { read: id } });
  }
}

/** The entries of hits, each once (R18); a hit that leads nowhere is left out. */
export function entriesOf(locale: Locale, hits: readonly SearchHit[]): SearchEntry[] {
  const entries = new Map<string, SearchEntry>();
  for (const hit of hits) {
    const id = `${hit.kind} ${hit.id}`;
    const path = pathOf(locale, hit);
    if (path === null || entries.has(id)) continue;
    entries.set(id, {
      id,
      kind: hit.kind,
      title: hit.title,
      ...(hit.hint && { hint: hit.hint, keywords: hit.hint }),
      path,
    });
  }
  return [...entries.values()];
}

/** Groups entries by kind; the kind of the best entry comes first. */
export function groupByKind(entries: readonly SearchEntry[]): ResultGroup[] {
  const groups = new Map<EntryKind, SearchEntry[]>();
  for (const entry of entries) {
    groups.set(entry.kind, [...(groups.get(entry.kind) ?? []), entry]);
  }
  return [...groups].map(([kind, items]) => ({ kind, entries: items }));
}
