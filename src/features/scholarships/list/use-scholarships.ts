import { useQuery } from '@tanstack/react-query';
import { superMetaCategoriesQuery } from '@/api/journey/queries';
import { toSelections, type Answers } from '@/shared/answers/answers';
import type { Scholarship } from '@/api/scholarship/contract';
import { scholarshipsQuery } from '@/api/scholarship/queries';
import { useSignedIn } from '@/api/http/use-session';
import { useLanguage, useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import {
  useSearchParamsState,
  type SetSearchParams,
} from '@/shared/search-params/use-search-params-state';
import { ELSEWHERE, scholarshipParams, type ScholarshipParams } from './scholarship-params';
import type { Option } from './list-tools';

type Named = { id?: string | number | null | undefined; title: string };

/** Each id once, by name. */
function optionsOf(named: readonly Named[], locale: string): Option[] {
  const byId = new Map<string, string>();
  for (const { id, title } of named) if (id != null) byId.set(String(id), title);
  return [...byId]
    .map(([value, title]) => ({ value, title }))
    .sort((a, b) => a.title.localeCompare(b.title, locale));
}

/** The scholarships as they came, and what they can be narrowed by. */
export type Scholarships = {
  /** `undefined` while they are on their way, and where they did not come. */
  all: readonly Scholarship[] | undefined;
  failed: boolean;
  retry: () => void;
  retrying: boolean;
  countries: Option[];
  fields: Option[];
  /** What the URL says, as far as it means something here. */
  params: ScholarshipParams;
  setParams: SetSearchParams<ScholarshipParams>;
  /** Something in the URL was of no use. */
  dropped: boolean;
};

/**
 * Asks for the scholarships with a visitor's answers, or a student's account (`null` while it is not known
 * what was answered), and reads the list's state from the URL.
 */
export function useScholarships(answers: Answers | null): Scholarships {
  const { t } = useTranslation('scholarship');
  const language = useLanguage();
  const locale = useLocale();
  const signedIn = useSignedIn();
  const { params, setParams, dropped } = useSearchParamsState(scholarshipParams);
  const { data, isError, isFetching, refetch } = useQuery({
    ...scholarshipsQuery(language, signedIn || !answers ? {} : toSelections(answers)),
    enabled: answers !== null,
    // An account's answers may have been changed on another page.
    refetchOnMount: 'always',
  });
  const categories = useQuery({
    ...superMetaCategoriesQuery(language, {}),
    // Without them the fields that the list itself names are offered.
    meta: { inlineError: true },
  });
  const places = (data ?? []).flatMap(({ countries }) => countries ?? []);
  const countries = optionsOf(places, locale);
  if (places.some(({ id }) => id == null)) {
    countries.push({ value: ELSEWHERE, title: t('tools.elsewhere') });
  }
  const named = (data ?? []).flatMap((one) => one.fields ?? []);
  const fields = optionsOf(categories.data ?? named, locale);
  const has = (options: readonly Option[], value: string) =>
    options.some((option) => option.value === value);
  const strangeCountry = data && params.country !== null && !has(countries, params.country);
  const strangeField = categories.data && params.field !== null && !has(fields, params.field);
  return {
    all: data,
    failed: isError && !data,
    retry: () => void refetch(),
    retrying: isFetching,
    countries,
    fields,
    params: {
      ...params,
      ...(strangeCountry && { country: null }),
      ...(strangeField && { field: null }),
    },
    setParams,
    dropped: dropped.length > 0 || Boolean(strangeCountry) || Boolean(strangeField),
  };
}
