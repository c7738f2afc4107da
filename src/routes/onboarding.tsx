import { Link, Navigate, useSearchParams } from 'react-router';
import { useBasicInfo } from '@/api/user/use-basic-info';
import { firstOpenStep, readStep, QUESTION_STEPS } from '@/shared/answers/question-steps';
import { useAnswers } from '@/shared/answers/use-answers';
import { QuestionScreen } from '@/shared/questions/question-screen';
import { RetryLine } from '@/shared/states/retry-line';
import { useViewChanged } from '@/shared/hooks/use-view-changed';
import { useLanguage, useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { pathTo } from '@/routing/paths';
import { useOnboardingPaths } from '@/features/onboarding/use-onboarding-paths';
import { PageHeader } from '@/ui/page-header';

/** The page shows its failure itself (R15). */
const inline = { meta: { inlineError: true } };

/** `/onboarding`: five optional questions. The question is in the URL, by default the first open one. */
export function Page() {
  const { t } = useTranslation(['onboarding', 'questions']);
  const locale = useLocale();
  const [search] = useSearchParams();
  const step = readStep(search.get('step'));
  const takesFocus = useViewChanged(step);
  const { answers, change } = useAnswers();
  const { endPath, endsAtList, stepPath } = useOnboardingPaths();
  const { info, failed, error, retry } = useBasicInfo(useLanguage(), inline);
  const ready = info !== undefined;
  if (ready && step) {
    return (
      <QuestionScreen
        step={step}
        answers={answers}
        change={change}
        takesFocus={takesFocus}
        pathOf={(to) => (to ? stepPath(to) : endPath)}
        endLabel={endsAtList ? t('questions:show') : t('finish')}
        extra={
          <Link to={endPath} className="link tap text-13">
            {t('later')}
          </Link>
        }
      />
    );
  }
  const start = { step: firstOpenStep(answers) ?? QUESTION_STEPS[0], next: search.get('next') };
  return (
    // A question, which sets its own width, takes the place of the page.
    <div className={step ? 'page pt-3.5 md:pt-7.5' : undefined}>
      {ready && <Navigate replace to={pathTo(locale, 'onboarding', { search: start })} />}
      <PageHeader title={t('title')} />
      {failed && (
        <RetryLine
          role="alert"
          className="ruled py-6"
          text={t('failed')}
          error={error}
          retry={retry}
        />
      )}
      {!failed && (
        <p role="status" className="sr-only">
          {t('questions:loading')}
        </p>
      )}
    </div>
  );
}
