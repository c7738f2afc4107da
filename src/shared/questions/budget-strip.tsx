import type { Answers } from '@/shared/answers/answers';
import type { Options } from '@/shared/answers/use-options';
import { useAnswerText } from '@/shared/answers/answer-labels';
import { useDayOrMonthFormat } from '@/shared/hooks/use-day-or-month-format';
import { useDongFormat } from '@/shared/money/use-dong-format';
import { useRate } from '@/shared/money/use-rate';
import { formatShortMoney } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { budgetNumber, type BudgetPair } from '@/lib/budget';
import { BudgetPlaces } from './budget-places';

/** The top of a range in đồng. The outline of the land has the rate; without it there is no amount. */
function useDongOfRange() {
  const { t } = useTranslation('questions');
  const rate = useRate();
  const dong = useDongFormat(rate);
  const amountOf = (range: BudgetPair | null | undefined): string | null => {
    const max = budgetNumber(range?.max);
    const amount = dong(max ?? budgetNumber(range?.min) ?? 0);
    if (!range || amount === null) return null;
    return max === null ? t('dong.orMore', { amount }) : t('dong.atMost', { amount });
  };
  return { rate, amountOf };
}

/** The chosen range in large figures and in đồng, and the places within its reach. */
export function BudgetMoney({ answers }: { answers: Answers }) {
  const { t } = useTranslation('questions');
  const dateText = useDayOrMonthFormat();
  const { rate, amountOf } = useDongOfRange();
  const amount = amountOf(answers.budget);
  return (
    <>
      {/* Room for the lines below the figure: the strip must not move under the thumb. */}
      <div className="mt-3 min-h-24">
        <p
          aria-hidden
          className="text-[2rem]/11 font-350 tracking-[-0.03em] max-[22rem]:text-24 min-[900px]:text-44"
        >
          {useAnswerText('budget', answers) ?? t('any.budget')}
        </p>
        {amount !== null && (
          <>
            <p aria-hidden className="num">
              {amount}
            </p>
            {rate?.read_on && (
              <p className="num text-13">{t('dong.rate', { day: dateText(rate.read_on) })}</p>
            )}
          </>
        )}
      </div>
      <BudgetPlaces answers={answers} />
    </>
  );
}

type Props = { options: Options; change: (changes: Partial<Answers>) => void };

/**
 * A range over the strokes that lie in columns of tuition. Every range of the API is as wide as the others, so that
 * each step of the native input is one of them (R22).
 */
export function BudgetStrip({ options: { options }, change }: Props) {
  const { t } = useTranslation('questions');
  const locale = useLocale();
  const { amountOf } = useDongOfRange();
  const total = options.length;
  if (total === 0) return null;
  const chosen = options.findIndex((option) => option.chosen);
  const value = chosen === -1 ? total : chosen + 1;
  const option = options[chosen];
  const text = option
    ? [option.label, amountOf(option.change.budget)].filter(Boolean).join(', ')
    : t('any.budget');
  const percent = (step: number) => `${(step / total) * 100}%`;
  const bounds = options.map(({ change: { budget } }) => budgetNumber(budget?.max));
  const labelOf = (bound: number | null) =>
    bound === null ? t('any.short') : formatShortMoney(locale, bound);
  return (
    <div className="strip-range">
      <input
        type="range"
        min={1}
        max={total}
        step={1}
        value={value}
        aria-label={t('title.budget')}
        aria-valuetext={text}
        onChange={({ target }) => {
          const next = options[Number(target.value) - 1];
          if (next) change(next.change);
        }}
        style={{ left: `calc(${percent(1)} - 14px)`, width: `calc(${percent(total - 1)} + 28px)` }}
      />
      <span className="strip-handle" style={{ left: percent(value) }} />
      <ol
        aria-hidden
        className="num pointer-events-none absolute inset-x-0 top-full pt-10.5 text-13 text-muted"
      >
        <li className="absolute">{labelOf(0)}</li>
        {bounds.slice(0, -2).map((bound, at) => (
          <li
            key={at}
            className="absolute -ml-8 w-16 text-center whitespace-nowrap"
            style={{ left: percent(at + 1) }}
          >
            {labelOf(bound)}
          </li>
        ))}
        {/* One line of the last two, as high as their text: the first wraps out of sight where it has no room. */}
        <li
          className="absolute right-0 flex h-[1.25rem] flex-row-reverse flex-wrap justify-between gap-x-1 overflow-hidden"
          style={{ left: `calc(${percent(total - 1)} - 1rem)` }}
        >
          {bounds
            .slice(-2)
            .reverse()
            .map((bound, at) => (
              <span key={at}>{labelOf(bound)}</span>
            ))}
        </li>
      </ol>
    </div>
  );
}
