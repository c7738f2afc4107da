import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isCancelled } from '@/api/http/errors';
import { essayFeedbackQuery, type AskedDraft } from '@/api/feedback/queries';
import { useLanguage } from '@/i18n/use-locale';
import { subjectKey, type Workspace, type Subject, type FeedbackThread } from './workspace';

const NOTHING: AskedDraft = { text: '', prompt: null, wordLimit: null };

function sameDraft(one: AskedDraft, other: AskedDraft): boolean {
  return (
    one.text === other.text && one.prompt === other.prompt && one.wordLimit === other.wordLimit
  );
}

type UseFeedback = {
  /** What was said last, in the language of the page; `null` for nothing yet. */
  thread: FeedbackThread | null;
  /** An answer is on its way. */
  waiting: boolean;
  /** Why the last question has no answer; `null` where it has, or none was asked. */
  error: unknown;
  /** Asks about a draft; asked twice it is one call. */
  ask: (draft: AskedDraft) => void;
  cancel: () => void;
};

/**
 * What is said on a text. An answer is kept on the workspace with the text that it is about, so that neither a
 * reload nor a question that fails or is cancelled loses it; in the other language it is asked for again (R3).
 */
export function useFeedback(workspace: Workspace, subject: Subject): UseFeedback {
  const language = useLanguage();
  const client = useQueryClient();
  const key = subjectKey(subject);
  const kept = workspace((state) => state.talks[key]) ?? null;
  const pending = workspace((state) => state.pending[key]) ?? null;
  const thread = kept?.language === language ? kept : null;
  const asked = pending ?? kept?.asked ?? null;
  const options = essayFeedbackQuery(language, asked ?? NOTHING);
  const known = thread && asked && sameDraft(thread.asked, asked) ? thread.feedback : undefined;
  const { data, error, isFetching, refetch } = useQuery({
    ...options,
    enabled: asked !== null && known === undefined,
    ...(known && { initialData: known }),
  });

  // The answer comes by itself: no event to hang this on.
  useEffect(() => {
    if (!data || !asked) return;
    const same = kept !== null && sameDraft(kept.asked, asked);
    if (same && kept.language === language && !pending) return;
    const done = same ? kept.done : [];
    workspace.getState().keep(key, { asked, language, feedback: data, done });
  }, [data, asked, kept, pending, language, workspace, key]);

  return {
    thread,
    waiting: isFetching,
    error: error && !isFetching && !isCancelled(error) ? error : null,
    ask: (draft) => {
      workspace.getState().ask(key, draft);
      // The same one again, because the last answer did not come; while one is on its way this asks nothing.
      if (asked && known === undefined && sameDraft(asked, draft)) void refetch();
    },
    cancel: () => {
      void client.cancelQueries({ queryKey: options.queryKey });
      workspace.getState().ask(key, null);
    },
  };
}
