import { hasId, sameId } from '@/api/http/schemas';
import type { Scholarship } from '@/api/scholarship/contract';
import type { School } from '@/api/school/contract';
import { parseUrl } from '@/lib/parse-url';

/** Words that name a university, in both languages; the start of one covers most of Europe's. */
const NAMES_UNIVERSITY =
  /universi|college|polytechnic|institute of technology|school of|đại học|học viện|viện công nghệ|cao đẳng/;
/** Words that name none: a degree, or all universities of a country. */
const NAMES_NONE = /bậc đại học|các trường đại học|universities/g;

const plain = (text: string) => text.trim().normalize('NFC').toLowerCase();

function namesUniversity({ name, provider }: Scholarship): boolean {
  return NAMES_UNIVERSITY.test(plain(`${name}, ${provider}`).replace(NAMES_NONE, ''));
}

function hostOf(website: string | null | undefined): string | null {
  if (!website?.startsWith('http')) return null;
  return parseUrl(website, website)?.hostname.replace(/^www\./, '') ?? null;
}

/** Whether the school gives it: under its name or on its site. */
function isFromSchool({ provider, website }: Scholarship, school: School): boolean {
  if (plain(provider) === plain(school.name)) return true;
  const own = hostOf(school.website);
  return own !== null && `.${hostOf(website)}`.endsWith(`.${own}`);
}

function isForCountry({ countries }: Scholarship, { country, country_id: id }: School): boolean {
  if (!countries || countries.length === 0) return true;
  return countries.some(
    (one) => (one.id != null && id != null && sameId(one.id, id)) || one.title === country,
  );
}

/**
 * Whether a scholarship could pay for this school, as far as its data say. Without a list of its schools, one that
 * names a university is for that university alone.
 */
export function isForSchool(scholarship: Scholarship, school: School): boolean {
  const { school_ids: ids } = scholarship;
  if (ids && ids.length > 0) return hasId(ids, school.id);
  if (isFromSchool(scholarship, school)) return true;
  return isForCountry(scholarship, school) && !namesUniversity(scholarship);
}
