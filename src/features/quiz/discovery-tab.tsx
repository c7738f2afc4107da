import type { Id } from '@/api/http/schemas';
import { useTranslation } from '@/i18n/use-translation';
import { QuizIntro } from '@/features/quiz/questions/quiz-intro';
import { QuizQuestion } from '@/features/quiz/questions/quiz-question';
import { QuizResultView } from '@/features/quiz/result/quiz-result-view';
import { useDiscovery } from '@/shared/discovery/discovery-store';
import { useViewFocus } from '@/features/quiz/questions/use-view-focus';

export type DiscoveryTabProps = {
  /** Course preference in the student's answers; `null` for none. */
  searched: Id | null;
  /** Adds a course preference and some of its majors to the answers. */
  onAddToSearch: (parentId: Id, titleIds: readonly Id[]) => void;
  /** The quiz was cleared, which opens the chat tab: moves the focus there. */
  onCleared?: (() => void) | undefined;
  /** A link was followed: an overlay can close. */
  onLeave?: (() => void) | undefined;
};

/**
 * The quiz in its current state (R24): introduction, one question per screen, or result. Fits its container, a page or
 * a narrow dialog.
 */
export function DiscoveryTab(props: DiscoveryTabProps) {
  const { t } = useTranslation('discovery');
  const status = useDiscovery((state) => state.status);
  const step = useDiscovery((state) => state.step);
  const isAsking = status === 'started' || status === 'submitting';
  const heading = useViewFocus(isAsking ? `question ${step}` : status);
  return (
    <div className="@container pt-8 pb-16">
      {status === 'not-started' && <QuizIntro heading={heading} />}
      {isAsking && <QuizQuestion key={step} heading={heading} />}
      {status === 'submitted' && <QuizResultView {...props} heading={heading} />}
      <p role="status" className="sr-only">
        {status === 'submitting' && t('submitting')}
      </p>
    </div>
  );
}
