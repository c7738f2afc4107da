import type { Id } from '@/api/http/schemas';
import { useTranslation } from '@/i18n/use-translation';
import { QuizIntro } from '@/features/quiz/questions/quiz-intro';
import { QuizQuestion } from '@/features/quiz/questions/quiz-question';
import { QuizResultView } from '@/features/quiz/result/quiz-result-view';
import { useDiscovery } from '@/shared/discovery/discovery-store';
import { useViewFocus } from '@/features/quiz/questions/use-view-focus';

/** What the page does for the quiz, which knows no other feature (R31). */
export type DiscoveryTabProps = {
  /** The course preference that the student's search has now; `null` for none. */
  searched: Id | null;
  /** Adds a course preference, and majors of it if there are any, to the student's search. */
  onAddToSearch: (parentId: Id, titleIds: readonly Id[]) => void;
  /** The student has cleared the quiz: the chat tab is open again and takes the focus. */
  onCleared?: (() => void) | undefined;
  /** A link of the result is followed: what stands over the page can close. */
  onLeave?: (() => void) | undefined;
};

/**
 * The quiz of major discovery, in whatever state it is (R24): introduction, one question a screen, result. It
 * fits the width of what it stands in, a page or a narrow dialog, under a heading of the first level or a
 * dialog's title.
 */
export function DiscoveryTab({ searched, onAddToSearch, onCleared, onLeave }: DiscoveryTabProps) {
  const { t } = useTranslation('discovery');
  const status = useDiscovery((state) => state.status);
  const step = useDiscovery((state) => state.step);
  const asking = status === 'started' || status === 'submitting';
  const heading = useViewFocus(asking ? `question ${step}` : status);
  return (
    <div className="@container pt-8 pb-16">
      {status === 'not-started' && <QuizIntro heading={heading} />}
      {asking && <QuizQuestion key={step} heading={heading} />}
      {status === 'submitted' && (
        <QuizResultView
          heading={heading}
          searched={searched}
          onAddToSearch={onAddToSearch}
          onCleared={onCleared ?? (() => undefined)}
          onLeave={onLeave}
        />
      )}
      <p role="status" className="sr-only">
        {status === 'submitting' && t('submitting')}
      </p>
    </div>
  );
}
