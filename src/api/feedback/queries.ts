import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/http/client';
import { fromQuery } from '@/api/http/query-client';
import { postEssayFeedback } from './contract';

/** A draft as it is asked about. */
export type AskedDraft = { text: string; prompt: string | null; wordLimit: number | null };

/**
 * What is said on a draft, worded in `language` (R3). The same draft is asked about once: a second press, a
 * second look and the way back cost no call. A failure is shown where the comments would be.
 */
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
        ...fromQuery(context),
      }),
    staleTime: Infinity,
    meta: { inlineError: true },
  });
}
