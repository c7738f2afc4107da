import { call } from '@/api/http/client';
import { visitQuery } from '@/api/http/query-client';
import { postQuiz, type QuizBody } from './contract';

/** The result of the quiz. The server stores nothing, so any answers can be tried. */
export function quizQuery(language: string, body: QuizBody) {
  return {
    ...visitQuery(['major-discovery', language, body], (options) =>
      call(postQuiz, { body, language, ...options }),
    ),
    meta: { inlineError: true },
  };
}
