import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import { basicInfoQuery } from '@/api/user/queries';
import { firstOpenStep, readStep, STEPS } from '@/shared/answers/steps';
import { useAnswers } from '@/shared/answers/use-answers';
import { useArrivalFocus } from '@/shared/hooks/use-arrival-focus';
import { RetryLine } from '@/shared/states/retry-line';
import { useArrived } from '@/shared/hooks/use-arrived';
import { useLanguage, useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { pathTo } from '@/routing/paths';
import { HornSteps } from '@/ui/horn-steps';
import { AnswersSoFar } from '@/features/onboarding/answers-so-far';
import { Question, QuestionSkeleton } from '@/features/onboarding/question';

/** `/onboarding`: up to five optional questions. The question is in the URL, by default the first open one. */
export function Page() {
  const { t } = useTranslation(['onboarding', 'questions']);
  const locale = useLocale();
  const [search] = useSearchParams();
  const step = readStep(search.get('step'));
  const heading = useArrivalFocus(useArrived(step) ? step : null);
  const { answers, change, loading } = useAnswers();
  const info = useQuery(basicInfoQuery(useLanguage()));
  const ready = !loading && info.data !== undefined;
  const total = STEPS.length;
  const current = step ? STEPS.indexOf(step) + 1 : 0;
  const start = { step: firstOpenStep(answers) ?? STEPS[0], next: search.get('next') };
  const lead = () => {
    if (!step) return t('lead');
    return step === 'majors' ? t('majorsLead') : t(`questions:lead.${step}`);
  };
  return (
    <div className="grid gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:gap-x-18">
      {ready && !step && <Navigate replace to={pathTo(locale, 'onboarding', { search: start })} />}
      <div>
        <HornSteps total={total} current={current}>
          {step ? t('questions:progress', { current, total }) : t('count', { count: total })}
        </HornSteps>
        <h1 ref={heading} tabIndex={-1} className="mt-3 mb-2 text-44 md:mt-4 md:mb-3">
          {step ? t(`questions:title.${step}`) : t('title')}
        </h1>
        <p className="max-w-[58ch] text-17 text-muted">{lead()}</p>
        {!ready && info.isError && (
          <RetryLine
            role="alert"
            className="ruled mt-6 py-6 md:mt-8"
            text={t('failed')}
            retry={info.refetch}
            retrying={info.isFetching}
          />
        )}
        {!ready && !info.isError && <QuestionSkeleton />}
        {ready && step && <Question step={step} answers={answers} change={change} />}
      </div>
      {ready && <AnswersSoFar answers={answers} open={step} />}
    </div>
  );
}
