import { hashKey, useQuery } from '@tanstack/react-query';
import { superMetaCategoriesQuery } from '@/api/journey/queries';
import { toAnswersBody, type Answers } from '@/shared/answers/answers';
import { scholarshipsQuery } from '@/api/scholarship/queries';
import { useSignedIn } from '@/api/http/use-session';
import { useLanguage, useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { useSearchParamsState } from '@/shared/search-params/use-search-params-state';
import { ELSEWHERE, scholarshipParams } from './scholarship-params';
import type { FilterOption } from './list-tools';

type Named = { id?: string | number | null | undefined; title: string };

/** Unique ids, sorted by title. */
function optionsOf(named: readonly Named[], locale: string): FilterOption[] {
  const byId = new Map<string, string>();
  for (const { id, title } of named) if (id != null) byId.set(String(id), title);
  return [...byId]
    .map(([value, title]) => ({ value, title }))
    .sort((a, b) => a.title.localeCompare(b.title, locale));
}

export type Scholarships = ReturnType<typeof useScholarships>;

/**
 * Loads the scholarships for a visitor's answers (`null` while they load) or a student's account, and reads the list's
 * state from the URL.
 */
export function useScholarships(answers: Answers | null) {
  const { t } = useTranslation('scholarship');
  const language = useLanguage();
  const locale = useLocale();
  const signedIn = useSignedIn();
  const { params, setParams, dropped } = useSearchParamsState(scholarshipParams);
  const query = scholarshipsQuery(language, signedIn || !answers ? {} : toAnswersBody(answers));
  const { data, error, isError, refetch } = useQuery({
    ...query,
    enabled: answers !== null,
    // The list shows its own failure (R15).
    meta: { inlineError: true },
  });
  const categories = useQuery({
    ...superMetaCategoriesQuery(language, {}),
    // The fields of the list replace them.
    meta: { inlineError: true },
  });
  const places = (data ?? []).flatMap(({ countries }) => countries ?? []);
  const countries = optionsOf(places, locale);
  if (places.some(({ id }) => id == null)) {
    countries.push({ value: ELSEWHERE, title: t('tools.elsewhere') });
  }
  const named = (data ?? []).flatMap((one) => one.fields ?? []);
  const fields = optionsOf(categories.data ?? named, locale);
  const has = (options: readonly FilterOption[], value: string) =>
    options.some((option) => option.value === value);
  const unknownCountry = data && params.country !== null && !has(countries, params.country);
  const unknownField = categories.data && params.field !== null && !has(fields, params.field);
  return {
    /** `undefined` while they load and after a failure. */
    all: data,
    /** What decides the order of the list: another one for other answers or another sort. */
    order: hashKey([query.queryKey, params.sort]),
    failed: isError && !data,
    /** The latest request failed: the list is an earlier one. */
    outdated: isError && data !== undefined,
    error,
    retry: () => void refetch(),
    countries,
    fields,
    /** Without unknown ids. */
    params: {
      ...params,
      ...(unknownCountry && { country: null }),
      ...(unknownField && { field: null }),
    },
    setParams,
    dropped: dropped.length > 0 || Boolean(unknownCountry) || Boolean(unknownField),
  };
}
