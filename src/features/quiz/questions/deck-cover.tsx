import ArrowRight from 'lucide-react/icons/arrow-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, type FormEvent, type KeyboardEvent, type Ref } from 'react';
import { ACTIVITIES } from '@/api/discovery/contract';
import { failureText } from '@/i18n/failure-text';
import { useTranslation } from '@/i18n/use-translation';
import { useSubmitQuiz } from '@/features/quiz/use-submit-quiz';
import { useDiscovery } from '@/shared/discovery/discovery-store';
import { DECK_STEP } from '@/shared/discovery/quiz-answers';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import { DetailsSummary } from '@/ui/details-summary';
import { BackButton } from './back-button';
import { MbtiQuestion } from './mbti-question';
import { QuestionFrame } from './question-frame';

/**
 * Before the cards, which can be left out as a whole. Question 3, the MBTI type, is folded here: it makes the result a
 * little sharper, and few students know theirs.
 */
export function DeckCover({ heading }: { heading: Ref<HTMLHeadingElement> }) {
  const { t } = useTranslation('discovery');
  const { t: tCommon } = useTranslation();
  const { answers, status, failure, goTo } = useDiscovery();
  const submit = useSubmitQuiz();
  const id = useId();
  const rated = answers.activities.length;
  const isComplete = rated === ACTIVITIES.length;
  const isSending = status === 'submitting';

  const openCards = () => {
    if (!isSending) goTo(DECK_STEP);
  };
  const send = () => void submit();
  const sendLabel = failure ? tCommon('action.tryAgain') : t(rated > 0 ? 'submit' : 'skipSubmit');
  const goOn = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (isComplete) send();
    else openCards();
  };

  return (
    // The heading has the focus: Enter there goes on, as it does in the form.
    <div
      role="presentation"
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLHeadingElement) goOn(event);
      }}
    >
      <QuestionFrame
        heading={heading}
        headingId={`${id}-title`}
        title={t('title.activities')}
        lead={t('lead.activities')}
      >
        <form noValidate onSubmit={goOn}>
          <details className="mt-6 border-y border-line">
            <DetailsSummary>
              {t('sharper')}
              {answers.mbti && ` (${answers.mbti})`}
            </DetailsSummary>
            <div className="pb-5">
              <h3 id={`${id}-mbti`} className="text-17 font-600">
                {t('title.mbti')}
              </h3>
              <p className="mb-4 text-muted">{t('lead.mbti')}</p>
              <MbtiQuestion labelledBy={`${id}-mbti`} />
            </div>
          </details>
          <div role="alert" className="empty:hidden">
            {failure && (
              <Notice tone="alert" icon={CircleAlert} className="mt-4">
                <p className="font-600">{t('failed')}</p>
                <p className="wrap-anywhere">{failureText(tCommon, failure)}</p>
                <p>{t('stillHere')}</p>
              </Notice>
            )}
          </div>
          <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2">
            <BackButton />
            <Button type="submit" loading={isComplete && isSending} className="@max-md:flex-1">
              {isComplete ? sendLabel : t(rated > 0 ? 'deck.continue' : 'deck.start')}
              <Icon of={ArrowRight} />
            </Button>
            <Button
              variant="quiet"
              loading={!isComplete && isSending}
              className="@max-md:basis-full"
              onClick={isComplete ? openCards : send}
            >
              {isComplete ? t('deck.start') : sendLabel}
            </Button>
          </div>
          <p className="mt-2 text-13 text-muted">
            {isSending
              ? t('submitting')
              : t(rated > 0 ? 'rated' : 'kept', { count: rated, total: ACTIVITIES.length })}
          </p>
        </form>
      </QuestionFrame>
    </div>
  );
}
