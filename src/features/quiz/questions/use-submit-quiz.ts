import { useQueryClient } from '@tanstack/react-query';
import { quizQuery } from '@/api/discovery/queries';
import { describeFailure, isCancelled } from '@/api/http/errors';
import { useLanguage } from '@/i18n/use-locale';
import { toBody } from '@/shared/discovery/quiz-answers';
import { useDiscovery } from '@/shared/discovery/discovery-store';

/**
 * Sends the answers; the store hears how it went, wherever the student is by then. A second press while one
 * is under way does nothing; a failure keeps the answers (R15, R24).
 */
export function useSubmitQuiz(): () => Promise<void> {
  const client = useQueryClient();
  const language = useLanguage();
  return async () => {
    const { answers, submit, settle } = useDiscovery.getState();
    const submission = submit();
    if (submission === null) return;
    try {
      const data = await client.fetchQuery(quizQuery(language, toBody(answers)));
      settle(submission, { result: { language, data } });
    } catch (error) {
      settle(submission, { failure: isCancelled(error) ? null : describeFailure(error) });
    }
  };
}
