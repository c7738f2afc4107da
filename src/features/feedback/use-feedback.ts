import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isCancelled } from '@/api/http/errors';
import { essayFeedbackQuery, type AskedDraft } from '@/api/feedback/queries';
import { useLanguage } from '@/i18n/use-locale';
import { subjectKey, type Workspace, type Subject } from './workspace-store';

const NO_DRAFT: AskedDraft = { text: '', prompt: null, wordLimit: null };

function sameDraft(one: AskedDraft, other: AskedDraft): boolean {
  return (
    one.text === other.text && one.prompt === other.prompt && one.wordLimit === other.wordLimit
  );
}

/**
 * The feedback on a text. The workspace stores it with the text it refers to, so that no reload, failed or cancelled
 * request loses it. In the other language it is requested again (R3).
 */
export function useFeedback(workspace: Workspace, subject: Subject) {
  const language = useLanguage();
  const client = useQueryClient();
  const key = subjectKey(subject);
  const stored = workspace((state) => state.threads[key]) ?? null;
  const pending = workspace((state) => state.pending[key]) ?? null;
  const thread = stored?.language === language ? stored : null;
  const submitted = pending ?? stored?.asked ?? null;
  const options = essayFeedbackQuery(language, submitted ?? NO_DRAFT);
  const known =
    thread && submitted && sameDraft(thread.asked, submitted) ? thread.feedback : undefined;
  const { data, error, isFetching, refetch } = useQuery({
    ...options,
    enabled: submitted !== null && known === undefined,
    ...(known && { initialData: known }),
  });

  // No event announces the response.
  useEffect(() => {
    if (!data || !submitted) return;
    const same = stored !== null && sameDraft(stored.asked, submitted);
    if (same && stored.language === language && !pending) return;
    const done = same ? stored.done : [];
    workspace.getState().store(key, { asked: submitted, language, feedback: data, done });
  }, [data, submitted, stored, pending, language, workspace, key]);

  return {
    /** The last feedback in the language of the page; `null` for none. */
    thread,
    waiting: isFetching,
    /** Why the last request failed; `null` if it did not. */
    error: error && !isFetching && !isCancelled(error) ? error : null,
    ask: (draft: AskedDraft) => {
      workspace.getState().ask(key, draft);
      // Retries a failed request for the same draft; does nothing while one is pending.
      if (submitted && known === undefined && sameDraft(submitted, draft)) void refetch();
    },
    cancel: () => {
      void client.cancelQueries({ queryKey: options.queryKey });
      workspace.getState().ask(key, null);
    },
  };
}
