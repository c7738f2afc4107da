import { useQuery } from '@tanstack/react-query';
import { essaysQuery } from '@/api/essay/queries';
import { useBookmarks } from '@/api/bookmark/queries';
import { useSignedIn } from '@/api/http/use-session';
import type { Sight } from '@/features/sophie/chat/sophie-chat';
import { useDevicePrograms } from '@/shared/device-list/device-programs';
import { answerCount, toSelections } from '@/shared/answers/answers';
import { useAnswers } from '@/shared/answers/use-answers';
import { useLanguage } from '@/i18n/use-locale';

/** What is known of whoever asks Sophie: for her prompts, for the line that says what she sees, and to go along. */
export function useSight(): Sight {
  const signedIn = useSignedIn();
  const { answers, loading } = useAnswers();
  const items = useDevicePrograms((state) => state.items);
  const { bookmarks, failed } = useBookmarks(useLanguage());
  // Only whether there is one: without it, one prompt is another.
  const { data: essays } = useQuery({ ...essaysQuery(), enabled: signedIn });
  const programs = (bookmarks ?? []).map(({ program }) => program);
  const schools = new Map(programs.map(({ school }) => [String(school.id), school.name]));
  return {
    known: !signedIn || (!loading && (bookmarks !== undefined || failed)),
    standing: {
      answers: answerCount(answers),
      saved: signedIn ? programs.length : items.length,
      schools: [...schools.values()],
      country: programs.find(({ school }) => school.country)?.school.country ?? null,
      essay: (essays ?? []).length > 0,
    },
    device: signedIn
      ? null
      : {
          selections: toSelections(answers),
          savedIds: items.map(({ programId }) => programId),
        },
  };
}
