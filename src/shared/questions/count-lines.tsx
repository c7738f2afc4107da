import { formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import type { Answers } from '@/shared/answers/answers';
import { useDebouncedValue } from '@/shared/hooks/use-debounced-value';
import { deferred } from '@/shared/land/deferred';
import { useAnimatedNumber } from './use-animated-number';
import { useAnswerCount } from './use-answer-count';

const STATUS_MS = 600;

type Props = { answers: Answers };

/** A component of its own, so that a frame of the animation renders nothing else. */
function RolledFigure({ value }: { value: number }) {
  return <>{formatNumber(useLocale(), useAnimatedNumber(value))}</>;
}

/** The large number of programs over the land. Not read aloud: the bar has the same. */
export const LandCount = deferred(function LandCount({ answers }: Props) {
  const { t } = useTranslation('questions');
  const { programs, places } = useAnswerCount(answers);
  if (programs === null) return null;
  return (
    <p aria-hidden className="flow-count">
      <span className="flow-figure block">
        <RolledFigure value={programs} />
      </span>
      {/* Readable where the land is high. */}
      <span className="bg-ground min-[900px]:text-17">
        {t('tally.programs', { count: programs })}
        {places !== null && `, ${t('tally.places', { count: places })}`}
      </span>
    </p>
  );
});

/** Announces the text once it has not changed for a while; `''` announces nothing. */
export function CountStatus({ text }: { text: string }) {
  const settled = useDebouncedValue(text, STATUS_MS, '');
  return (
    <p role="status" className="sr-only">
      {settled}
    </p>
  );
}

type BarProps = Props & {
  /** Whether an answer was given since the question was opened: the count is announced from then on. */
  isAnswered: boolean;
};

/** The programs and schools of the answers, in the bar. */
export const BarCount = deferred(function BarCount({ answers, isAnswered }: BarProps) {
  const { t } = useTranslation('questions');
  const locale = useLocale();
  const { programs, schools } = useAnswerCount(answers);
  if (programs === null) return null;
  const line = (count: number, word: string) => (
    <span className="block">
      <b className="num font-600">{formatNumber(locale, count)}</b> {word}
    </span>
  );
  const words = [`${formatNumber(locale, programs)} ${t('tally.programs', { count: programs })}`];
  if (schools !== null) {
    words.push(`${formatNumber(locale, schools)} ${t('tally.schools', { count: schools })}`);
  }
  return (
    <>
      <p className="leading-[1.375rem]">
        {line(programs, t('tally.programs', { count: programs }))}
        {schools !== null && line(schools, t('tally.schools', { count: schools }))}
      </p>
      {/* A text in the language before must not wait here. */}
      <CountStatus key={locale} text={isAnswered ? words.join(', ') : ''} />
    </>
  );
});
