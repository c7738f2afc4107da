import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { memo, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { AfterHeading } from '@/routing/after-heading';
import { lazyPart } from '@/routing/lazy-part';
import { pathTo } from '@/routing/paths';
import { useViewTitle } from '@/shared/hooks/use-view-title';
import type { Answers } from '@/shared/answers/answers';
import {
  stepAfter,
  stepBefore,
  QUESTION_STEPS,
  type QuestionStep,
} from '@/shared/answers/question-steps';
import { useOptions } from '@/shared/answers/use-options';
import { useViewHeadingFocus } from '@/shared/hooks/use-view-heading-focus';
import { RetryLine } from '@/shared/states/retry-line';
import { buttonClass } from '@/ui/button-class';
import { StepProgress } from '@/ui/step-progress';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/skeleton';
import { CellsSkeleton, PlaceCells } from './place-cells';

/**
 * The part in a boundary of its own, which renders only when its props change: React drops the HTML of a boundary that
 * renders again before it has hydrated, and the options of the question often arrive before.
 */
function withSuspense<P extends object>(Part: ComponentType<P>) {
  return memo<P>((props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ));
}

const nothing = () => null;
const LivingLand = withSuspense(
  lazyPart(async () => (await import('@/shared/land/living-land')).LivingLand, nothing),
);
const countLines = () => import('./count-lines');
const LandCount = withSuspense(lazyPart(async () => (await countLines()).LandCount, nothing));
const QuestionHint = lazyPart(async () => (await import('./question-hint')).QuestionHint, nothing);
const BarCount = withSuspense(lazyPart(async () => (await countLines()).BarCount, nothing));
const LaterCells = lazyPart(async () => (await import('./later-cells')).LaterCells);
const budgetStrip = () => import('./budget-strip');
const BudgetMoney = lazyPart(async () => (await budgetStrip()).BudgetMoney);
const BudgetStrip = lazyPart(async () => (await budgetStrip()).BudgetStrip);

type PartProps = { step: QuestionStep; answers: Answers };

// Memoized for the same reason as these parts.
const Hint = memo(function Hint({ step, answers }: PartProps) {
  const { t } = useTranslation('questions');
  if (step === 'field') return null;
  return (
    <p className="flow-hint mt-0.5 text-muted">
      <Suspense fallback={t(`lead.${step}`)}>
        <QuestionHint step={step} answers={answers} />
      </Suspense>
    </p>
  );
});

type Props = PartProps & {
  change: (changes: Partial<Answers>) => void;
  /** Focuses the heading: the question has replaced another view of the page. */
  takesFocus: boolean;
  /** At the end of the row above the question. */
  extra?: ReactNode;
  /** The path of a question, and of what follows the last; by default on the school list. */
  pathOf?: (step: QuestionStep | null) => string;
  /** The label of the button at the last question. */
  endLabel?: string;
};

/** A question on a screen of its own: the land, the answers, and a bar with the count and Next (spec section 2, `/`). */
export function QuestionScreen({
  step,
  answers,
  change,
  takesFocus,
  extra,
  pathOf,
  endLabel,
}: Props) {
  const { t } = useTranslation('questions');
  const locale = useLocale();
  const options = useOptions(step, answers);
  const heading = useViewHeadingFocus(takesFocus ? step : null);
  // Not in `BarCount`: an answer may be given before its code has loaded.
  const [opened] = useState(answers);
  const next = stepAfter(step);
  const before = stepBefore(step);
  const current = QUESTION_STEPS.indexOf(step) + 1;
  // The first one is the page itself.
  useViewTitle(before && t(`title.${step}`));
  const path = (to: QuestionStep | null) =>
    pathOf?.(to) ?? pathTo(locale, 'school-list', { search: to ? { step: to } : {} });
  const ready = !options.loading && !options.failed;
  const onPick = (value: string) =>
    change(options.options.find(({ key }) => key === value)?.change ?? {});
  const cells = () => {
    if (options.failed) {
      return <RetryLine className="ruled mt-3 py-6" text={t('failed')} retry={options.retry} />;
    }
    if (step === 'budget') {
      return (
        <Suspense
          fallback={
            <div className="mt-3 min-h-24">
              <Skeleton width="55%" height={44} />
            </div>
          }
        >
          <BudgetMoney answers={answers} />
        </Suspense>
      );
    }
    const skeleton = <CellsSkeleton step={step} />;
    if (!ready) return skeleton;
    if (step === 'countries') {
      return (
        <AfterHeading placeholder={skeleton}>
          <PlaceCells options={options} onPick={onPick} />
        </AfterHeading>
      );
    }
    return (
      <Suspense fallback={skeleton}>
        <LaterCells {...{ step, options, answers, change }} />
      </Suspense>
    );
  };
  return (
    <section className="flow" data-step={step}>
      {/* Before the drawings, which are long HTML: it is often the largest text, and so it is in the first paint. */}
      <LandCount answers={answers} />
      {/* Another question begins at its top. */}
      <div className="flow-ask" key={step}>
        <div className="flex min-h-5 items-center gap-3">
          {before && (
            <Link
              to={path(before)}
              aria-label={t('back')}
              className="-my-3 -ml-3 grid size-11 shrink-0 place-items-center rounded enabled-hover:bg-brand-soft"
            >
              <Icon of={ArrowLeft} />
            </Link>
          )}
          <StepProgress compact total={QUESTION_STEPS.length} current={current}>
            {t('progress', { current, total: QUESTION_STEPS.length })}
          </StepProgress>
          {extra && (
            <div className="-my-3 ml-auto flex items-center whitespace-nowrap">{extra}</div>
          )}
        </div>
        <h1 ref={heading} tabIndex={-1} className="mt-2">
          {t(`title.${step}`)}
        </h1>
        <Hint step={step} answers={answers} />
        {options.loading && (
          <p role="status" className="sr-only">
            {t('loading')}
          </p>
        )}
        {cells()}
      </div>
      {/* Shown above or beside the question; its range follows the heading that asks for it. */}
      <div className="flow-land">
        <AfterHeading placeholder={null}>
          <LivingLand step={step} answers={answers} />
        </AfterHeading>
        {step === 'budget' && ready && (
          <Suspense>
            <BudgetStrip options={options} change={change} />
          </Suspense>
        )}
      </div>
      <div className="flow-bar">
        <div>
          <BarCount answers={answers} isAnswered={answers !== opened} />
        </div>
        <Link
          to={path(next)}
          data-replay
          className={buttonClass({ className: 'min-h-13 min-w-32' })}
        >
          {next ? t('next') : (endLabel ?? t('show'))}
          <Icon of={ArrowRight} />
        </Link>
      </div>
    </section>
  );
}
