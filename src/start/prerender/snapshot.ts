import * as v from 'valibot';
import type { CachedQuery } from '@/api/http/prerendered-queries';
import { postCountries } from '@/api/journey/contract';
import { countriesQuery } from '@/api/journey/queries';
import { LOCALES, type Locale } from '@/i18n/locales';

/** Options of the API at the time of a build: the file of `npm run snapshot`. */
export type Snapshot = {
  /** The URL of the API; `mock` for the mock API. */
  source: string;
  /** When it was taken, ISO 8601. */
  taken: string;
  /** Responses of the first question's options without answers, by language tag. */
  countries: Record<string, unknown>;
};

/** The queries of the first question, as they would be in the cache. Throws if a response is invalid. */
export function queriesOf({ countries }: Snapshot, locale: Locale): CachedQuery[] {
  const { tag } = LOCALES[locale];
  const data = v.parse(postCountries.response, countries[tag]);
  return [{ queryKey: countriesQuery(tag, {}).queryKey, data }];
}
