import { useQuery } from '@tanstack/react-query';
import type { Id } from '@/api/http/schemas';
import { scholarshipsQuery } from '@/api/scholarship/queries';
import { useLanguage } from '@/i18n/use-locale';

/** A scholarship that is kept by its id alone, as it can be read. */
export type ScholarshipName = {
  id: Id;
  /** In the language of the page; `null` while it loads, and where it is missing or failed. */
  name: string | null;
  provider: string | null;
  /** `missing`: nothing in the list has that id any more. */
  state: 'loading' | 'ready' | 'missing' | 'failed';
};

/** Name and provider of scholarships saved on this device, in the page's language, in their order. */
export function useScholarshipNames(ids: readonly Id[]): ScholarshipName[] {
  const { data, isError } = useQuery({
    ...scholarshipsQuery(useLanguage(), {}),
    enabled: ids.length > 0,
    // A name that did not come is no more than a name: it is said in its place.
    meta: { inlineError: true },
  });
  return ids.map((id): ScholarshipName => {
    const found = data?.find((one) => String(one.id) === String(id));
    if (found) return { id, name: found.name, provider: found.provider, state: 'ready' };
    const nameless = { id, name: null, provider: null };
    if (data) return { ...nameless, state: 'missing' };
    return { ...nameless, state: isError ? 'failed' : 'loading' };
  });
}
