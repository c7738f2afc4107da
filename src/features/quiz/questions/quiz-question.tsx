import { ArrowRight, CircleAlert } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState, type FormEvent, type Ref } from 'react';
import { quizQuery } from '@/api/discovery/queries';
import { describeFailure, isCancelled } from '@/api/http/errors';
import { failureText } from '@/i18n/failure-text';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';
import { HornSteps } from '@/ui/horn-steps';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import { ActivitiesQuestion } from './activities-question';
import { AnswersSoFar } from './answers-so-far';
import { isQuizAnswered, QUIZ_STEPS, toQuizBody } from '@/shared/discovery/quiz-answers';
import { EnvironmentQuestion } from './environment-question';
import { MbtiQuestion } from './mbti-question';
import { StatementsQuestion } from './statements-question';
import { useDiscovery } from '@/shared/discovery/discovery-store';

const PARTS = {
  statements: StatementsQuestion,
  environment: EnvironmentQuestion,
  mbti: MbtiQuestion,
  activities: ActivitiesQuestion,
};

export type QuestionPartProps = {
  labelledBy: string;
  /** Id of the error. */
  describedBy: string | undefined;
};

/**
 * Submits the answers; the store gets the outcome even if the student has left the page. Ignored while a submission is
 * pending; a failure keeps the answers (R15, R24).
 */
function useSubmitQuiz(): () => Promise<void> {
  const client = useQueryClient();
  const language = useLanguage();
  return async () => {
    const { answers, submit, settle } = useDiscovery.getState();
    const submission = submit();
    if (submission === null) return;
    try {
      const data = await client.fetchQuery(quizQuery(language, toQuizBody(answers)));
      settle(submission, { result: { language, data } });
    } catch (error) {
      settle(submission, { failure: isCancelled(error) ? null : describeFailure(error) });
    }
  };
}

/** One question per screen. The first two need an answer (R24). */
export function QuizQuestion({ heading }: { heading: Ref<HTMLHeadingElement> }) {
  const { t } = useTranslation('discovery');
  const { t: tCommon } = useTranslation();
  const { step, answers, status, failure, goTo } = useDiscovery();
  const submit = useSubmitQuiz();
  const [missing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const name = QUIZ_STEPS[step] ?? 'statements';
  const answered = isQuizAnswered(answers, name);
  const required = name === 'statements' || name === 'environment' ? name : null;
  const last = step === QUIZ_STEPS.length - 1;
  const invalid = missing && !answered;
  const Part = PARTS[name];
  const nextLabel = last
    ? t(answered ? 'submit' : 'skipSubmit')
    : t(answered || required ? 'next' : 'skip');

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (required && !answered) {
      setMissing(true);
      form.current?.querySelector('input')?.focus();
      return;
    }
    if (last) void submit();
    else goTo(step + 1);
  }

  return (
    <div className="grid gap-x-18 @5xl:grid-cols-[minmax(0,45rem)_minmax(0,1fr)]">
      <form ref={form} noValidate onSubmit={onSubmit} className="max-w-180">
        <HornSteps total={QUIZ_STEPS.length} current={step + 1}>
          {t('progress', { current: step + 1, total: QUIZ_STEPS.length })}
        </HornSteps>
        <h2
          ref={heading}
          id={`${id}-title`}
          tabIndex={-1}
          className="mt-3 mb-2 scroll-mt-6 text-32 outline-none"
        >
          {t(`title.${name}`)}
        </h2>
        <p className="max-w-[45em] text-17 text-muted">{t(`lead.${name}`)}</p>
        <div className="mt-6">
          <Part labelledBy={`${id}-title`} describedBy={invalid ? `${id}-missing` : undefined} />
        </div>
        <div id={`${id}-missing`} aria-live="polite">
          {invalid && required && (
            <p className="mt-3 flex gap-2 font-500 text-accent">
              <Icon of={CircleAlert} className="mt-0.5" />
              <span>{t(`missing.${required}`)}</span>
            </p>
          )}
        </div>
        <div role="alert" className="empty:hidden">
          {failure && (
            <Notice tone="alert" icon={CircleAlert} className="mt-4">
              <p className="font-600">{t('failed')}</p>
              <p className="wrap-anywhere">{failureText(tCommon, failure)}</p>
            </Notice>
          )}
        </div>
        <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2">
          {step > 0 && (
            <Button variant="second" onClick={() => goTo(step - 1)}>
              {t('back')}
            </Button>
          )}
          <Button
            type="submit"
            variant={answered || required || failure ? 'primary' : 'second'}
            loading={status === 'submitting'}
            className="@max-md:flex-1"
          >
            {failure ? tCommon('action.tryAgain') : nextLabel}
            {!last && <Icon of={ArrowRight} />}
          </Button>
          <p className="text-13 text-muted @max-md:basis-full">
            {t(status === 'submitting' ? 'submitting' : 'kept')}
          </p>
        </div>
      </form>
      <AnswersSoFar labelledBy={`${id}-so-far`} />
    </div>
  );
}
