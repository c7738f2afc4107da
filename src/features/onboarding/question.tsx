import { Link, useNavigate } from 'react-router';
import type { Answers } from '@/shared/answers/answers';
import { QuestionOptions } from '@/shared/answers/question-options';
import { stepAfter, stepBefore, type QuestionStep } from '@/shared/answers/steps';
import { isStepAnswered, useOptions, type Options } from '@/shared/answers/use-options';
import { useTranslation } from '@/i18n/use-translation';
import { Skeleton } from '@/ui/skeleton';
import { buttonClass } from '@/ui/button-class';
import { Chip } from '@/ui/forms/chip';
import { useOnboardingPaths } from './use-onboarding-paths';

/** Placeholder while the answers load. */
export function QuestionSkeleton() {
  const { t } = useTranslation('questions');
  return (
    <div role="status" className="ruled mt-6 grid gap-4 py-6 md:mt-8">
      <span className="sr-only">{t('loading')}</span>
      {['70%', '45%', '60%'].map((width) => (
        <Skeleton key={width} width={width} height={24} />
      ))}
    </div>
  );
}

type Props = {
  step: QuestionStep;
  answers: Answers;
  change: (changes: Partial<Answers>) => void;
};

/** There are many short majors: chips, as above the school list. */
function MajorChips({ options, change }: { options: Options; change: Props['change'] }) {
  const { t } = useTranslation('questions');
  if (options.options.length === 0) return <p className="ruled py-6">{t('majors.none')}</p>;
  return (
    <div
      role="group"
      aria-label={t('title.majors')}
      className="ruled flex flex-wrap gap-2 border-b border-b-line py-6"
    >
      {options.options.map((option) => (
        <Chip key={option.key} pressed={option.chosen} onClick={() => change(option.change)}>
          {option.label}
        </Chip>
      ))}
    </div>
  );
}

/** One question. Its answer is saved when it is selected; Back, Skip and a link to the end follow. */
export function Question({ step, answers, change }: Props) {
  const { t } = useTranslation(['onboarding', 'questions']);
  const navigate = useNavigate();
  const { endPath, endsAtList, stepPath } = useOnboardingPaths();
  const options = useOptions(step, answers);
  const next = stepAfter(step);
  const before = stepBefore(step);
  const nextPath = next ? stepPath(next) : endPath;
  const last = endsAtList ? t('questions:show') : t('finish');
  const chips = step === 'majors' && !options.loading && !options.failed;
  return (
    <>
      <div className="mt-6 md:mt-8">
        {chips ? (
          <MajorChips options={options} change={change} />
        ) : (
          <QuestionOptions
            step={step}
            options={options}
            onChange={change}
            onAnswered={step === 'grade' ? () => void navigate(nextPath) : undefined}
          />
        )}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        {before && (
          <Link to={stepPath(before)} className={buttonClass({ variant: 'second' })}>
            {t('questions:back')}
          </Link>
        )}
        {isStepAnswered(step, answers) ? (
          <Link to={nextPath} className={buttonClass()}>
            {next ? t('questions:next') : last}
          </Link>
        ) : (
          <Link
            to={nextPath}
            className={buttonClass({ variant: 'quiet', className: before ? '' : '-ml-2.5' })}
          >
            {t('questions:skip')}
          </Link>
        )}
        {next && (
          <Link to={endPath} className="link tap md:ml-auto">
            {t('later')}
          </Link>
        )}
      </div>
    </>
  );
}
