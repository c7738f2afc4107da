import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Major } from '@/api/major/contract';
import { majorsQuery } from '@/api/major/queries';
import { resourcesQuery } from '@/api/resource/queries';
import { scholarshipsQuery } from '@/api/scholarship/queries';
import { seenSchools } from '@/api/school/seen-schools';
import { LOCALES, type Locale } from '@/i18n/locales';
import { useLocale } from '@/i18n/use-locale';
import { pathTo } from '@/routing/paths';
import type { Entry } from './entries';

/** Where a search fails is said in the search (R15). */
const inPlace = { meta: { inlineError: true } };

const together = (words: readonly (string | null | undefined)[]) => words.filter(Boolean).join(' ');

function majorEntries(locale: Locale, majors: readonly Major[]): Entry[] {
  const parents = new Map(majors.flatMap(({ parent }) => (parent ? [[parent.id, parent]] : [])));
  const clusters = [...parents.values()].map(({ id, title }): Entry => ({
    id: `major ${id}`,
    kind: 'major',
    title,
    path: pathTo(locale, 'majors', { search: { cluster: String(id) } }),
  }));
  const titles = majors.map(({ id, title, parent, other_names: others }): Entry => ({
    id: `title ${id}`,
    kind: 'title',
    title,
    ...(parent && { hint: parent.title }),
    keywords: together([...(others ?? []), parent?.title]),
    path: pathTo(locale, 'majors', { search: { major: String(id) } }),
  }));
  return [...clusters, ...titles];
}

/** What can be found beside the pages, and how far it is loaded. */
export type SearchedEntries = {
  entries: Entry[];
  loading: boolean;
  /** Some of it could not be had; the rest is searched. */
  failed: boolean;
  retry: () => void;
};

/**
 * What can be found beside the pages, in the language of the page and by its name in the other one too. Asks for
 * nothing until `enabled`.
 */
export function useEntries(enabled: boolean): SearchedEntries {
  const client = useQueryClient();
  const locale = useLocale();
  const other = locale === 'en' ? 'vi' : 'en';
  const [language, otherLanguage] = [LOCALES[locale].tag, LOCALES[other].tag];
  const results = useQueries({
    queries: [
      { ...majorsQuery(language), ...inPlace, enabled },
      { ...scholarshipsQuery(language, {}), ...inPlace, enabled },
      { ...scholarshipsQuery(otherLanguage, {}), ...inPlace, enabled },
      { ...resourcesQuery(language), ...inPlace, enabled },
      { ...resourcesQuery(otherLanguage), ...inPlace, enabled },
    ],
  });
  const [majors, scholarships, otherScholarships, guides, otherGuides] = results;
  const schools = useMemo(
    () => (enabled ? seenSchools(client, language) : []),
    [enabled, client, language],
  );
  const entries = useMemo(() => {
    const otherName = new Map(otherScholarships.data?.map(({ id, name }) => [id, name]));
    const otherTitle = new Map(otherGuides.data?.map(({ id, title }) => [id, title]));
    return [
      ...majorEntries(locale, majors.data ?? []),
      ...schools.map(({ id, name, city, country }): Entry => ({
        id: `school ${id}`,
        kind: 'school',
        title: name,
        hint: [city, country].filter(Boolean).join(', '),
        keywords: together([city, country]),
        path: pathTo(locale, 'school-list', { search: { school: String(id) } }),
      })),
      ...(scholarships.data ?? []).map(({ id, name, provider, countries }): Entry => ({
        id: `scholarship ${id}`,
        kind: 'scholarship',
        title: name,
        hint: provider,
        keywords: together([
          otherName.get(id),
          provider,
          ...(countries ?? []).map(({ title }) => title),
        ]),
        path: pathTo(locale, 'scholarship', { search: { scholarship: String(id) } }),
      })),
      ...(guides.data ?? []).map(({ id, title, summary }): Entry => ({
        id: `resource ${id}`,
        kind: 'resource',
        title,
        keywords: together([otherTitle.get(id), summary]),
        path: pathTo(locale, 'resources', { search: { read: String(id) } }),
      })),
    ];
  }, [
    locale,
    majors.data,
    scholarships.data,
    otherScholarships.data,
    guides.data,
    otherGuides.data,
    schools,
  ]);
  return {
    entries,
    loading: results.some(({ isFetching, data }) => isFetching && !data),
    failed: results.some(({ isError, data }) => isError && !data),
    retry: () => results.forEach(({ isError, refetch }) => isError && void refetch()),
  };
}
