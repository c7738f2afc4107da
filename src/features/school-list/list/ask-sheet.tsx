import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useState, type RefObject } from 'react';
import type { Program } from '@/api/program/contract';
import { formatNumber, formatScore } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { budgetNumber } from '@/lib/budget';
import type { Answers } from '@/shared/answers/answers';
import { useOptions } from '@/shared/answers/use-options';
import { criterionKey } from '@/shared/program/criteria';
import { RetryLine } from '@/shared/states/retry-line';
import { Button } from '@/ui/button';
import { Slider } from '@/ui/forms/slider';
import { Icon } from '@/ui/icon';
import { Dialog } from '@/ui/overlays/dialog';
import type { AskedKey } from './asked-answers';

/** A value of the dial, and the answer that it gives. */
type Value = { label: string; change: Partial<Answers>; score: number | null };

const SCORES = {
  language: { name: 'ielts', min: 4, max: 9, step: 0.5, start: 6.5 },
  average: { name: 'average', min: 5, max: 10, step: 0.1, start: 8 },
  test: { name: 'sat', min: 1000, max: 1600, step: 10, start: 1300 },
} as const;

/** So that an average keeps its place on the dial. */
const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

type Dial = {
  /** From the lowest. */
  values: Value[];
  /** The first one shown. */
  start: number;
  /** Loads the options again, which failed; `null` if they did not. */
  retry: (() => void) | null;
};

function useDial(key: AskedKey, answers: Answers): Dial {
  const locale = useLocale();
  const step = key === 'budget' ? 'budget' : 'grade';
  const isOption = key === 'budget' || key === 'grade';
  const { options, failed, retry } = useOptions(step, answers, { enabled: isOption });
  if (key === 'budget' || key === 'grade') {
    const values = options.map(({ label, change }) => {
      const max = key === 'budget' ? (budgetNumber(change.budget?.max) ?? Infinity) : null;
      return { label, change, score: max };
    });
    const start = Math.floor(values.length / 2);
    return { values, start, retry: failed ? retry : null };
  }
  const { name, min, max, step: width, start } = SCORES[key];
  const at = (score: number) => Math.round((score - min) / width);
  const values = Array.from({ length: at(max) + 1 }, (_, index) => {
    const score = Number((min + index * width).toFixed(1));
    const label =
      name === 'average'
        ? formatNumber(locale, score, ONE_DECIMAL)
        : formatScore(locale, name, score);
    return { label, change: { [name]: score }, score };
  });
  return { values, start: at(start), retry: null };
}

/** How many of the programs ask for this, and how many of them a score meets; `null` where that is unknown. */
function countMet(programs: readonly Program[], key: AskedKey, score: number | null) {
  if (score === null) return null;
  const minimums = programs.flatMap(({ tuition, criteria }) => {
    const row = criteria?.find((criterion) => criterionKey(criterion) === key);
    const minimum = key === 'budget' ? tuition : row?.minimum;
    return row && minimum != null ? [minimum] : [];
  });
  const met = minimums.filter((minimum) =>
    key === 'budget' ? minimum <= score : score >= minimum,
  );
  return minimums.length > 0 ? { met: met.length, count: minimums.length } : null;
}

type Props = {
  asked: AskedKey;
  /** The rows of the list. */
  programs: readonly Program[];
  answers: Answers;
  onAnswer: (change: Partial<Answers>) => void;
  onNotYet: () => void;
  onClose: () => void;
  finalFocus: RefObject<HTMLElement | null>;
};

/** Asks for one answer, which fills the criteria of all rows. */
export function AskSheet({
  asked,
  programs,
  answers,
  onAnswer,
  onNotYet,
  onClose,
  finalFocus,
}: Props) {
  const { t } = useTranslation(['results', 'questions', 'common']);
  const { values, start, retry } = useDial(asked, answers);
  const [chosen, setChosen] = useState<number | null>(null);
  const last = values.length - 1;
  const index = Math.min(chosen ?? start, last);
  const value = values[index];
  const fit = countMet(programs, asked, value?.score ?? null);
  const title = t(`ask.title.${asked}`);
  const step = (by: 1 | -1) => (
    <Button
      variant="second"
      className="size-14 px-0!"
      aria-label={t(by < 0 ? 'ask.less' : 'ask.more', { what: t(`ask.chip.${asked}`) })}
      aria-disabled={index + by < 0 || index + by > last || undefined}
      onClick={() => setChosen(Math.max(0, Math.min(last, index + by)))}
    >
      <Icon of={by < 0 ? Minus : Plus} />
    </Button>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('common:action.close')}
      finalFocus={finalFocus}
      footer={
        <>
          <Button variant="second" className="min-h-13" onClick={onNotYet}>
            {t('ask.notYet')}
          </Button>
          <Button
            className="min-h-13 flex-1"
            disabled={!value}
            onClick={() => value && onAnswer(value.change)}
          >
            {t('ask.fill')}
          </Button>
        </>
      }
    >
      <p className="text-muted">{t('ask.lead')}</p>
      {retry ? (
        <RetryLine className="mt-4" text={t('questions:failed')} retry={retry} />
      ) : (
        <div className="mt-4 grid grid-cols-[56px_minmax(0,1fr)_56px] items-center text-center">
          {step(-1)}
          <output className={asked in SCORES ? 'num fig text-44' : 'num text-24'}>
            {value?.label ?? '…'}
          </output>
          {step(1)}
        </div>
      )}
      {last > 0 && (
        <Slider
          label={title}
          min={0}
          max={last}
          step={1}
          value={index}
          onChange={setChosen}
          format={(at) => values[at]?.label ?? ''}
          className="mt-3"
        />
      )}
      {fit && <p className="mt-2 text-muted">{t('ask.meets', fit)}</p>}
    </Dialog>
  );
}
