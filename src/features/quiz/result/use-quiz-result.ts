import { useQuery } from '@tanstack/react-query';
import { quizQuery } from '@/api/discovery/queries';
import { useLanguage } from '@/i18n/use-locale';
import { toBody } from '@/shared/discovery/quiz-answers';
import { useDiscovery } from '@/shared/discovery/discovery-store';

/**
 * The result of the answers that were submitted, in the language of the page: the kept one, or asked for
 * again where that is in another language (R3) or was not kept.
 */
export function useQuizResult() {
  const language = useLanguage();
  const answers = useDiscovery((state) => state.answers);
  const kept = useDiscovery((state) => state.result);
  return useQuery({
    ...quizQuery(language, toBody(answers)),
    ...(kept?.language === language && { initialData: kept.data }),
  });
}
