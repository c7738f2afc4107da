import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import { basicInfoQuery } from '@/api/user/queries';
import { firstOpenStep, readStep, STEPS } from '@/shared/answers/steps';
import { useAnswers } from '@/shared/answers/use-answers';
import { useArrivalFocus } from '@/shared/hooks/use-arrival-focus';
import { useArrived } from '@/shared/hooks/use-arrived';
import { useLanguage, useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { pathTo } from '@/routing/paths';
import { Button } from '@/ui/button';
import { HornSteps } from '@/ui/horn-steps';
import { AnswersSoFar } from '@/features/onboarding/answers-so-far';
import { Question } from '@/features/onboarding/question';
import { QuestionSkeleton } from '@/features/onboarding/question-skeleton';

/**
 * `/onboarding`: at most five questions, each of which can be skipped, with the answers of the account. The
 * question is in the URL; without one, the first open question follows.
 */
export function Page() {
  const { t } = useTranslation(['onboarding', 'questions', 'common']);
  const locale = useLocale();
  const [search] = useSearchParams();
  const step = readStep(search.get('step'));
  const heading = useArrivalFocus(useArrived(step) ? step : null);
  const { answers, change, loading } = useAnswers();
  const info = useQuery(basicInfoQuery(useLanguage()));
  const ready = !loading && info.data !== undefined;
  const total = STEPS.length;
  const current = step ? STEPS.indexOf(step) + 1 : 0;
  const begin = {
    step: firstOpenStep(answers) ?? STEPS[0],
    next: search.get('next'),
  };
  const lead = () => {
    if (!step) return t('lead');
    return step === 'majors' ? t('majorsLead') : t(`questions:lead.${step}`);
  };
  return (
    <div className="grid gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:gap-x-18">
      {ready && !step && <Navigate replace to={pathTo(locale, 'onboarding', { search: begin })} />}
      <div>
        <HornSteps total={total} current={current}>
          {step ? t('questions:progress', { current, total }) : t('count', { count: total })}
        </HornSteps>
        <h1 ref={heading} tabIndex={-1} className="mt-3 mb-2 text-44 md:mt-4 md:mb-3">
          {step ? t(`questions:title.${step}`) : t('title')}
        </h1>
        <p className="max-w-[58ch] text-17 text-muted">{lead()}</p>
        {!ready && info.isError && (
          <div role="alert" className="ruled mt-6 py-6 md:mt-8">
            <p className="mb-3 text-muted">{t('failed')}</p>
            <Button variant="second" loading={info.isFetching} onClick={() => void info.refetch()}>
              {t('common:action.tryAgain')}
            </Button>
          </div>
        )}
        {!ready && !info.isError && <QuestionSkeleton />}
        {ready && step && <Question step={step} answers={answers} change={change} />}
      </div>
      {ready && <AnswersSoFar answers={answers} open={step} />}
    </div>
  );
}
