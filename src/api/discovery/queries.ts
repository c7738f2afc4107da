import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/http/client';
import { inlineErrorOf } from '@/api/http/query-client';
import { postQuiz, type QuizBody } from './contract';

/**
 * What the quiz makes of answers, asked once for each set of them and language. Nothing is written by it, so
 * it can be asked with other answers beside the student's own. It goes on when its page goes.
 */
export function quizQuery(language: string, body: QuizBody) {
  return queryOptions({
    queryKey: ['major-discovery', language, body],
    queryFn: (context) => call(postQuiz, { body, language, ...inlineErrorOf(context) }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { inlineError: true },
  });
}
