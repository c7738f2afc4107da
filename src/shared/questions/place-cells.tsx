import Check from 'lucide-react/icons/check';
import { memo, Suspense } from 'react';
import type { AnswerOption, Options } from '@/shared/answers/use-options';
import { formatShortMoney } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { lazyPart } from '@/routing/lazy-part';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { Portrait } from '@/ui/portrait';
import { Skeleton } from '@/ui/skeleton';
import { AnswerCell, AnswerCells } from './answer-cell';

const FlightFact = lazyPart(
  async () => (await import('./flight-fact')).FlightFact,
  () => null,
);

/** The cells of each question and their number: all grades and fields of the mock API, and as many others as fill a screen. */
const SKELETONS = {
  countries: ['cells-places', 12],
  grade: ['cells-grades', 5],
  field: ['cells-marks', 12],
  majors: ['cells-words', 12],
} as const;

/** Cells of the same size, before the answers have loaded. */
export function CellsSkeleton({ step }: { step: keyof typeof SKELETONS }) {
  const [className, length] = SKELETONS[step];
  return (
    <div aria-hidden className={cx('cells', className)}>
      {Array.from({ length }, (_, at) => (
        <div key={at} className="cell cursor-default">
          {step === 'field' && <Skeleton />}
          <span>
            <Skeleton width="55%" height={17} className="my-1" />
            {step === 'countries' && <Skeleton width="45%" className="mt-2" />}
          </span>
        </div>
      ))}
    </div>
  );
}

type PlaceProps = { place: AnswerOption };

function PlaceCell({ place: { key, label, count, iso, tuition, chosen } }: PlaceProps) {
  const { t } = useTranslation('questions');
  const locale = useLocale();
  return (
    <AnswerCell type="checkbox" name="countries" value={key} checked={chosen}>
      <Portrait
        iso={iso}
        size={76}
        filled={chosen}
        className="pointer-events-none absolute right-1 bottom-1 -z-1"
      />
      <b className={chosen ? 'pr-6' : undefined}>{label}</b>
      {count !== null && <small>{t('programs', { count })}</small>}
      {tuition != null && (
        <small>{t('tuition', { amount: formatShortMoney(locale, tuition) })}</small>
      )}
      {iso && (
        <Suspense>
          <FlightFact iso={iso} />
        </Suspense>
      )}
      {chosen && (
        <span className="absolute top-3 right-2.5 grid size-[22px] place-items-center rounded-box bg-brand text-on-brand">
          <Icon of={Check} size={16} />
        </span>
      )}
    </AnswerCell>
  );
}

/** An answer renders only its own cell. */
const MemoCell = memo(
  PlaceCell,
  ({ place: a }, { place: b }) =>
    a.chosen === b.chosen &&
    a.label === b.label &&
    a.count === b.count &&
    a.iso === b.iso &&
    a.tuition === b.tuition,
);

type Props = { options: Options; onPick: (value: string) => void };

/** The places, those with the most programs first. */
export function PlaceCells({ options: { options }, onPick }: Props) {
  const { t } = useTranslation('questions');
  const places = [...options].sort((a, b) => (b.count ?? 0) - (a.count ?? 0));
  return (
    <AnswerCells legend={t('title.countries')} className="cells-places" onPick={onPick}>
      {places.map((place) => (
        <MemoCell key={place.key} place={place} />
      ))}
    </AnswerCells>
  );
}
