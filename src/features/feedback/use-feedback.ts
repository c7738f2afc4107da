import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isCancelled } from '@/api/http/errors';
import { essayFeedbackQuery, type AskedDraft } from '@/api/feedback/queries';
import { useLanguage } from '@/i18n/use-locale';
import { subjectKey, type Desk, type Subject, type Talk } from './desk';

const NOTHING: AskedDraft = { text: '', prompt: null, wordLimit: null };

function sameDraft(one: AskedDraft, other: AskedDraft): boolean {
  return (
    one.text === other.text && one.prompt === other.prompt && one.wordLimit === other.wordLimit
  );
}

type UseFeedback = {
  /** What was said last, in the language of the page; `null` for nothing yet. */
  talk: Talk | null;
  /** An answer is on its way. */
  waiting: boolean;
  /** Why the last question has no answer; `null` where it has, or none was asked. */
  error: unknown;
  /** Asks about a draft; asked twice it is one call. */
  ask: (draft: AskedDraft) => void;
  cancel: () => void;
};

/**
 * What is said on a text. An answer is kept on the desk with the text that it is about, so that neither a
 * reload nor a question that fails or is cancelled loses it; in the other language it is asked for again (R3).
 */
export function useFeedback(desk: Desk, subject: Subject): UseFeedback {
  const language = useLanguage();
  const client = useQueryClient();
  const key = subjectKey(subject);
  const kept = desk((state) => state.talks[key]) ?? null;
  const pending = desk((state) => state.pending[key]) ?? null;
  const talk = kept?.language === language ? kept : null;
  const asked = pending ?? kept?.asked ?? null;
  const options = essayFeedbackQuery(language, asked ?? NOTHING);
  const known = talk && asked && sameDraft(talk.asked, asked) ? talk.feedback : undefined;
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
    desk.getState().keep(key, { asked, language, feedback: data, done });
  }, [data, asked, kept, pending, language, desk, key]);

  return {
    talk,
    waiting: isFetching,
    error: error && !isFetching && !isCancelled(error) ? error : null,
    ask: (draft) => {
      desk.getState().ask(key, draft);
      // The same one again, because the last answer did not come; while one is on its way this asks nothing.
      if (asked && known === undefined && sameDraft(asked, draft)) void refetch();
    },
    cancel: () => {
      void client.cancelQueries({ queryKey: options.queryKey });
      desk.getState().ask(key, null);
    },
  };
}
