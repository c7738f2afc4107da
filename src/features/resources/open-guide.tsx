import { useQuery } from '@tanstack/react-query';
import { isCancelled, statusOf } from '@/api/http/errors';
import { resourceQuery, resourcesQuery } from '@/api/resource/queries';
import { useLanguage } from '@/i18n/use-locale';
import { isId } from '@/shared/search-params/param-codecs';
import { useSearchParamsState } from '@/shared/search-params/use-search-params-state';
import { guideParams, type GuideParams } from './guide-params';
import { GuideReader } from './guide-reader';
import { GuidesFailed, MissingGuide } from './guide-states';

export function useGuides({ stage, grade, language, q }: GuideParams) {
  return useQuery(resourcesQuery(useLanguage(), { stage, grade, language, q }));
}

/** `id` comes from the URL and may be any text. */
export function OpenGuide({ id }: { id: string }) {
  const language = useLanguage();
  const { params } = useSearchParamsState(guideParams);
  const guides = useGuides(params);
  const guide = useQuery({
    ...resourceQuery(language, id, params.language),
    enabled: isId(id),
  });
  const { error, isError, refetch } = guide;
  if (!isId(id) || statusOf(error) === 404) return <MissingGuide />;
  const index = guides.data?.findIndex((item) => String(item.id) === id) ?? -1;
  const failed = isError && !guide.data && !isCancelled(error);
  return (
    <GuideReader
      guide={guide.data ?? null}
      summary={guides.data?.[index] ?? null}
      next={index < 0 ? undefined : (guides.data?.[index + 1] ?? null)}
      failure={
        failed ? <GuidesFailed of="guide" error={error} retry={() => void refetch()} /> : null
      }
    />
  );
}
