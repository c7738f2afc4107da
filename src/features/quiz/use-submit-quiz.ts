import { useQueryClient } from '@tanstack/react-query';
import { quizQuery } from '@/api/discovery/queries';
import { describeFailure, isCancelled } from '@/api/http/errors';
import { registerUnsavedChanges } from '@/browser/unsaved-changes';
import { useLanguage } from '@/i18n/use-locale';
import { useDiscovery } from '@/shared/discovery/discovery-store';
import { toQuizBody } from '@/shared/discovery/quiz-answers';

// A reload would drop the result.
registerUnsavedChanges(() => useDiscovery.getState().status === 'submitting');

/**
 * Submits the answers; the store gets the outcome even if the student has left the page. Ignored while a submission is
 * pending; a failure keeps the answers (R15, R24).
 */
export function useSubmitQuiz(): () => Promise<void> {
  const client = useQueryClient();
  const language = useLanguage();
  return async () => {
    const { answers, submit, settle } = useDiscovery.getState();
    const submission = submit();
    if (submission === null) return;
    try {
      const data = await client.fetchQuery(quizQuery(language, toQuizBody(answers)));
      settle(submission, { result: { language, data } });
    } catch (error) {
      settle(submission, { failure: isCancelled(error) ? null : describeFailure(error) });
    }
  };
}
