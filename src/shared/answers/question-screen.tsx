import { Suspense, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { lazyPart } from '@/routing/lazy-part';
import { LocalLink } from '@/routing/local-link';
import { pathTo } from '@/routing/paths';
import { buttonClass } from '@/ui/button-class';
import { HornSteps } from '@/ui/horn-steps';
import type { Answers } from './answers';
import { LiveCountSkeleton } from './live-count-skeleton';
import { QuestionOptions } from './question-options';
import { stepAfter, stepBefore, STEPS, type QuestionStep } from './steps';
import { useArrivalFocus } from '@/shared/hooks/use-arrival-focus';
import { isStepAnswered, useOptions } from './use-options';

const LiveCount = lazyPart(async () => (await import('./live-count')).LiveCount);

type Props = {
  step: QuestionStep;
  answers: Answers;
  change: (changes: Partial<Answers>) => void;
  /** Text under the question; by default that of the step. */
  lead?: ReactNode;
  /** Focuses the heading: the question has replaced another view of the page. */
  arrived?: boolean;
};

/** A question with its progress, options, Back, Skip and the live count. */
export function QuestionScreen({ step, answers, change, lead, arrived = false }: Props) {
  const { t } = useTranslation('questions');
  const locale = useLocale();
  const navigate = useNavigate();
  const options = useOptions(step, answers);
  const heading = useArrivalFocus(arrived ? step : null);
  const next = stepAfter(step);
  const before = stepBefore(step);
  const current = STEPS.indexOf(step) + 1;
  const search = next ? { step: next } : {};
  const answered = isStepAnswered(step, answers);
  const remaining = STEPS.slice(current).map((name) => t(`lower.${name}`));
  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:gap-x-18">
      <div>
        <HornSteps total={STEPS.length} current={current}>
          {t('progress', { current, total: STEPS.length })}
        </HornSteps>
        <h1 ref={heading} tabIndex={-1} className="mt-3 mb-2 text-44 md:mt-4 md:mb-3">
          {t(`title.${step}`)}
        </h1>
        <p className="max-w-[58ch] text-17 text-muted">{lead ?? t(`lead.${step}`)}</p>
        <div className="mt-6 md:mt-8">
          <QuestionOptions
            step={step}
            options={options}
            onChange={change}
            onAnswered={
              step === 'grade'
                ? () => void navigate(pathTo(locale, 'school-list', { search }))
                : undefined
            }
          />
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          {before && (
            <LocalLink
              to="school-list"
              search={{ step: before }}
              className={buttonClass({ variant: 'second' })}
            >
              {t('back')}
            </LocalLink>
          )}
          {answered ? (
            <LocalLink to="school-list" search={search} className={buttonClass()}>
              {t(next ? 'next' : 'show')}
            </LocalLink>
          ) : (
            <LocalLink
              to="school-list"
              search={search}
              className={buttonClass({ variant: 'quiet', className: before ? '' : '-ml-2.5' })}
            >
              {t('skip')}
            </LocalLink>
          )}
          {remaining.length > 0 && (
            <span className="text-muted">{t('then', { steps: remaining.join(', ') })}</span>
          )}
        </div>
      </div>
      <aside className="border-t pt-5 md:border-t-0 md:border-l md:pt-0 md:pl-8">
        <Suspense fallback={<LiveCountSkeleton />}>
          <LiveCount step={step} answers={answers} options={options} />
        </Suspense>
      </aside>
    </div>
  );
}
