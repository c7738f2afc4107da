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
import type { SearchEntry } from './entries';

/** The search shows its errors itself (R15). */
const inlineError = { meta: { inlineError: true } };

const joinWords = (words: readonly (string | null | undefined)[]) =>
  words.filter(Boolean).join(' ');

function majorEntries(locale: Locale, majors: readonly Major[]): SearchEntry[] {
  const parents = new Map(majors.flatMap(({ parent }) => (parent ? [[parent.id, parent]] : [])));
  const clusters = [...parents.values()].map(({ id, title }): SearchEntry => ({
    id: `major ${id}`,
    kind: 'major',
    title,
    path: pathTo(locale, 'majors', { search: { cluster: String(id) } }),
  }));
  const titles = majors.map(({ id, title, parent, other_names: others }): SearchEntry => ({
    id: `title ${id}`,
    kind: 'title',
    title,
    ...(parent && { hint: parent.title }),
    keywords: joinWords([...(others ?? []), parent?.title]),
    path: pathTo(locale, 'majors', { search: { major: String(id) } }),
  }));
  return [...clusters, ...titles];
}

/** The entries other than pages. */
export type SearchedEntries = {
  entries: SearchEntry[];
  loading: boolean;
  /** Part of it failed to load; the rest is searched. */
  failed: boolean;
  retry: () => void;
};

/** In the page's language, with names in the other one as keywords. Loads nothing until `enabled`. */
export function useEntries(enabled: boolean): SearchedEntries {
  const client = useQueryClient();
  const locale = useLocale();
  const other = locale === 'en' ? 'vi' : 'en';
  const [language, otherLanguage] = [LOCALES[locale].tag, LOCALES[other].tag];
  const results = useQueries({
    queries: [
      { ...majorsQuery(language), ...inlineError, enabled },
      { ...scholarshipsQuery(language, {}), ...inlineError, enabled },
      { ...scholarshipsQuery(otherLanguage, {}), ...inlineError, enabled },
      { ...resourcesQuery(language), ...inlineError, enabled },
      { ...resourcesQuery(otherLanguage), ...inlineError, enabled },
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
      ...schools.map(({ id, name, city, country }): SearchEntry => ({
        id: `school ${id}`,
        kind: 'school',
        title: name,
        hint: [city, country].filter(Boolean).join(', '),
        keywords: joinWords([city, country]),
        path: pathTo(locale, 'school-list', { search: { school: String(id) } }),
      })),
      ...(scholarships.data ?? []).map(({ id, name, provider, countries }): SearchEntry => ({
        id: `scholarship ${id}`,
        kind: 'scholarship',
        title: name,
        hint: provider,
        keywords: joinWords([
          otherName.get(id),
          provider,
          ...(countries ?? []).map(({ title }) => title),
        ]),
        path: pathTo(locale, 'scholarship', { search: { scholarship: String(id) } }),
      })),
      ...(guides.data ?? []).map(({ id, title, summary }): SearchEntry => ({
        id: `resource ${id}`,
        kind: 'resource',
        title,
        keywords: joinWords([otherTitle.get(id), summary]),
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
