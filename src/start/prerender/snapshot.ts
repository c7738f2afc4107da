import * as v from 'valibot';
import type { CachedQuery } from '@/api/http/prerendered-queries';
import { postCountries } from '@/api/journey/contract';
import { countriesQuery } from '@/api/journey/queries';
import { getMajors, type Major } from '@/api/major/contract';
import { majorsQuery } from '@/api/major/queries';
import { getResources } from '@/api/resource/contract';
import { resourcesQuery } from '@/api/resource/queries';
import { getScholarships, type Scholarship } from '@/api/scholarship/contract';
import { scholarshipsQuery } from '@/api/scholarship/queries';
import { SNAPSHOT_DAY_KEY } from '@/api/scholarship/snapshot-day';
import { LOCALES, type Locale } from '@/i18n/locales';
import type { PublicPage } from './pages';

/** Responses in one language; `null` for an assumed call that the API does not have. */
export type Responses = {
  /** The first question's options without answers. */
  countries: unknown;
  majors: unknown;
  scholarships: unknown;
  resources: unknown;
};

/** Responses of the API at the time of a build: the file of `npm run snapshot`. */
export type Snapshot = {
  /** The URL of the API; `mock` for the mock API. */
  source: string;
  /** When it was taken, ISO 8601. */
  taken: string;
  /** By language tag. */
  responses: Record<string, Responses>;
};

/** Majors on the first screen. */
const FIRST_MAJORS = 6;

/** What a row of the list shows. The rest of a major, and all but title and field of the later ones, comes with the first request. */
function listed({ id, title, parent, learn, daily_work: work }: Major, at: number): Major {
  const major = { id, title, parent };
  return at < FIRST_MAJORS ? { ...major, learn, daily_work: work?.slice(0, 1) } : major;
}

/** A scholarship without the long texts of its details, which come with the first request. */
function inRow({ about: _about, documents: _documents, ...row }: Scholarship): Scholarship {
  return row;
}

/** The queries that a page is rendered with, as they would be in the cache. Throws if a response is invalid. */
export function queriesOf(
  { responses, taken }: Snapshot,
  page: PublicPage,
  locale: Locale,
): CachedQuery[] {
  const { tag } = LOCALES[locale];
  const { countries, majors, scholarships, resources } = responses[tag] ?? {};
  if (page === 'home') {
    const data = v.parse(postCountries.response, countries);
    return [{ queryKey: countriesQuery(tag, {}).queryKey, data }];
  }
  if (page === 'majors' && majors) {
    const data = v.parse(getMajors.response, majors).map(listed);
    return [{ queryKey: majorsQuery(tag).queryKey, data }];
  }
  if (page === 'scholarship' && scholarships) {
    const data = v.parse(getScholarships.response, scholarships).map(inRow);
    return [
      { queryKey: scholarshipsQuery(tag, {}).queryKey, data },
      { queryKey: SNAPSHOT_DAY_KEY, data: taken.slice(0, 'YYYY-MM-DD'.length) },
    ];
  }
  if (page === 'resources' && resources) {
    const data = v.parse(getResources.response, resources);
    return [{ queryKey: resourcesQuery(tag).queryKey, data }];
  }
  return [];
}
