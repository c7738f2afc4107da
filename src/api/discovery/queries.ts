import { call } from '@/api/http/client';
import { staticQuery } from '@/api/http/query-client';
import { postQuiz, type QuizBody } from './contract';

/** The result of the quiz. The server stores nothing, so any answers can be tried. */
export function quizQuery(language: string, body: QuizBody) {
  return {
    ...staticQuery(['major-discovery', language, body], (options) =>
      call(postQuiz, { body, language, ...options }),
    ),
    meta: { inlineError: true },
  };
}
