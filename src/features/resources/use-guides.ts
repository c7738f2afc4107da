import { useQuery } from '@tanstack/react-query';
import { resourcesQuery } from '@/api/resource/queries';
import { useLanguage } from '@/i18n/use-locale';
import type { GuideParams } from './guide-params';

export function useGuides({ stage, grade, language, q }: GuideParams) {
  return useQuery(resourcesQuery(useLanguage(), { stage, grade, language, q }));
}
