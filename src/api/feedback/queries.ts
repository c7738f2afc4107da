import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/http/client';
import { callOptions } from '@/api/http/query-client';
import { postEssayFeedback } from './contract';

export type AskedDraft = { text: string; prompt: string | null; wordLimit: number | null };

/** Feedback on a draft, worded in `language` (R3). The same draft is sent once a visit. A failure is shown inline. */
export function essayFeedbackQuery(language: string, { text, prompt, wordLimit }: AskedDraft) {
  return queryOptions({
    queryKey: ['essay-feedback', language, text, prompt, wordLimit],
    queryFn: (context) =>
      call(postEssayFeedback, {
        body: {
          text,
          ...(prompt !== null && { prompt }),
          ...(wordLimit !== null && { word_limit: wordLimit }),
        },
        language,
        ...callOptions(context),
      }),
    staleTime: Infinity,
    meta: { inlineError: true },
  });
}
