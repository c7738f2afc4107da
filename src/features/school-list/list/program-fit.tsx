import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import type { Criterion } from '@/api/program/contract';
import { useTranslation } from '@/i18n/use-translation';
import type { Answers } from '@/shared/answers/answers';
import { countCriteria, CRITERION_KEYS, criterionKey } from '@/shared/program/criteria';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { Strokes } from '@/ui/strokes';
import { missingKeys, useSkippedAnswers, type AskedKey } from './asked-answers';

/** The strokes that an answer decides fill row by row (R43). */
const fills =
  '[&>i]:transition-[background-color] [&>i]:delay-[calc(var(--row,0)*40ms)] [&>i]:duration-240 [&>i]:ease-out';

/** The chips of a row; on a phone there is room for one. */
const MAX_CHIPS = 2;

export type Ask = (key: AskedKey, chip: HTMLElement) => void;

type ChipProps = { asked: AskedKey; onAsk: Ask; className: string };

/** Opens the sheet that asks for a missing answer. */
export function AskChip({ asked, onAsk, className }: ChipProps) {
  const { t } = useTranslation('results');
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={t(`ask.add.${asked}`)}
      data-ask={asked}
      onClick={({ currentTarget }) => onAsk(asked, currentTarget)}
      className={`group inline-flex min-h-11 scroll-mb-40 items-center ${className}`}
    >
      <span className="moves inline-flex min-h-7.5 items-center gap-1 rounded border border-dashed border-edge pr-2.5 pl-1.5 text-13 font-600 whitespace-nowrap group-enabled-hover:border-ink">
        <Icon of={Plus} size={16} />
        {t(`ask.chip.${asked}`)}
      </span>
    </button>
  );
}

type Props = {
  criteria: readonly Criterion[] | null | undefined;
  /** `undefined`: no chip offers to answer. */
  answers: Answers | undefined;
  onAsk: Ask;
};

/** How a program fits in one glance: strokes, what is met, the kinds that are not, and the next answer to give. */
export function ProgramFit({ criteria, answers, onAsk }: Props) {
  const { t } = useTranslation(['results', 'common']);
  const notYet = useSkippedAnswers(({ keys }) => keys);
  if (!criteria?.length) return <p className="text-13 text-muted">{t('fit.none')}</p>;
  const count = countCriteria(criteria);
  const unmet = new Set(criteria.filter(({ state }) => state === 'unmet').map(criterionKey));
  const missing = answers ? missingKeys(criteria, answers, notYet) : [];
  const notMet = CRITERION_KEYS.filter((key) => unmet.has(key)).map((key) => t(`criteria.${key}`));
  return (
    <div className="flex flex-wrap items-center gap-x-2 max-md:mt-1">
      <Strokes {...count} className={fills} />
      {count.met > 0 && (
        <span className="inline-flex min-h-7.5 items-center gap-1 text-13 font-600">
          <Icon of={Check} size={16} />
          {t('fit.met', { count: count.met })}
        </span>
      )}
      {/* On a phone the chip is beside the strokes, and this below both. */}
      {notMet.length > 0 && (
        <span className="basis-full text-13 font-600 max-md:order-1">
          {t('fit.notYet', { what: notMet.join(', ') })}
        </span>
      )}
      {/* Where there is a chip, it shows this already. */}
      {count.unknown > 0 && (
        <span className={missing.length > 0 ? 'sr-only' : 'text-13 text-muted'}>
          {t('common:criteria.unknown', { count: count.unknown })}
        </span>
      )}
      {missing.length > 0 && (
        <div className="flex flex-wrap gap-x-2 gap-y-4 md:basis-full md:pt-1">
          {missing.slice(0, MAX_CHIPS).map((key, index) => (
            <AskChip
              key={key}
              asked={key}
              onAsk={onAsk}
              // As high as its frame: the row is the same with and without a chip.
              className={cx('-my-1.75', index > 0 && 'max-lg:hidden')}
            />
          ))}
        </div>
      )}
    </div>
  );
}
