import { useQuery } from '@tanstack/react-query';
import { sameId, type Id } from '@/api/http/schemas';
import { scholarshipsQuery } from '@/api/scholarship/queries';
import { useLanguage } from '@/i18n/use-locale';

export type ScholarshipName = {
  id: Id;
  /** In the page's language; `null` unless `ready`. */
  name: string | null;
  provider: string | null;
  /** `missing`: the list no longer has it. */
  state: 'loading' | 'ready' | 'missing' | 'failed';
};

/** Loads names and providers of scholarships saved on this device, which have only ids. */
export function useScholarshipNames(ids: readonly Id[]): ScholarshipName[] {
  const { data, isError } = useQuery({
    ...scholarshipsQuery(useLanguage(), {}),
    enabled: ids.length > 0,
    meta: { inlineError: true },
  });
  return ids.map((id): ScholarshipName => {
    const found = data?.find((one) => sameId(one.id, id));
    if (found) return { id, name: found.name, provider: found.provider, state: 'ready' };
    const nameless = { id, name: null, provider: null };
    if (data) return { ...nameless, state: 'missing' };
    return { ...nameless, state: isError ? 'failed' : 'loading' };
  });
}
