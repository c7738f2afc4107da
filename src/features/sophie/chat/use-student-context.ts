import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { essaysQuery } from '@/api/essay/queries';
import { useBookmarks } from '@/api/bookmark/queries';
import { useSignedIn } from '@/api/http/use-session';
import { useDevicePrograms } from '@/shared/device-list/device-programs';
import { answerCount, toAnswersBody } from '@/shared/answers/answers';
import { useAnswers } from '@/shared/answers/use-answers';
import { useLanguage } from '@/i18n/use-locale';
import type { AskContext } from './conversation';
import { useDataAccess } from './data-access-store';

/** What is known about the student or visitor: for the prompts, the data access line and the questions. */
export function useStudentContext() {
  const signedIn = useSignedIn();
  const { answers, loading } = useAnswers();
  const items = useDevicePrograms((state) => state.items);
  const { bookmarks, failed } = useBookmarks(useLanguage());
  // One prompt depends on whether there is an essay.
  const { data: essays } = useQuery({ ...essaysQuery(), enabled: signedIn });
  const programs = (bookmarks ?? []).map(({ program }) => program);
  const schools = new Map(programs.map(({ school }) => [String(school.id), school.name]));
  return {
    /** Until the data has loaded, no prompts are offered. */
    loaded: !signedIn || (!loading && (bookmarks !== undefined || failed)),
    facts: {
      answers: answerCount(answers),
      saved: signedIn ? programs.length : items.length,
      schools: [...schools.values()],
      country: programs.find(({ school }) => school.country)?.school.country ?? null,
      essay: (essays ?? []).length > 0,
    },
    /** A visitor's data, sent with each question. The server has that of an account. */
    device: signedIn
      ? null
      : {
          answers: toAnswersBody(answers),
          savedIds: items.map(({ programId }) => programId),
        },
  };
}

type StudentContext = ReturnType<typeof useStudentContext>;

/** Returns what a question is sent with when it is asked. The same function in every render. */
export function useAskContext({ device }: StudentContext): () => AskContext {
  const client = useQueryClient();
  const language = useLanguage();
  const access = useDataAccess();
  const context: AskContext = {
    client,
    language,
    body: {
      sees: access,
      ...(device && access.answers && { answers: device.answers }),
      ...(device && access.saved && { saved_program_ids: device.savedIds }),
    },
  };
  const latest = useRef(context);
  useEffect(() => {
    latest.current = context;
  });
  return useCallback(() => latest.current, []);
}
