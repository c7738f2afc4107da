import { useQuery } from '@tanstack/react-query';
import { quizQuery } from '@/api/discovery/queries';
import { useLanguage } from '@/i18n/use-locale';
import { toQuizBody } from '@/shared/discovery/quiz-answers';
import { useDiscovery } from '@/shared/discovery/discovery-store';

/** The result in the page's language: the stored one, or requested if that is in another language (R3) or missing. */
export function useQuizResult() {
  const language = useLanguage();
  const answers = useDiscovery((state) => state.answers);
  const stored = useDiscovery((state) => state.result);
  return useQuery({
    ...quizQuery(language, toQuizBody(answers)),
    ...(stored?.language === language && { initialData: stored.data }),
  });
}
