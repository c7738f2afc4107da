import { useMemo } from 'react';
import { NO_ANSWERS, type Answers } from '@/shared/answers/answers';
import type { QuestionStep } from '@/shared/answers/question-steps';
import type { AnswerOption, Options } from '@/shared/answers/use-options';
import { useMajorsOfFields } from '@/shared/answers/use-majors-of-fields';
import { formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { keepCompounds } from '@/lib/line-breaks';
import { useTranslation } from '@/i18n/use-translation';
import { answersFilter, useLandPrograms } from '@/shared/land/programs';
import { AnswerCell, AnswerCells } from './answer-cell';
import { FieldMark } from './field-mark';

type CellsProps = {
  options: readonly AnswerOption[];
  answers: Answers;
  onPick: (value: string) => void;
};

const NUMERAL = /^\d{1,2}$/;

/** A count whose noun is only read aloud: the land and the bar show it. */
function ProgramCount({ count }: { count: number }) {
  const { t } = useTranslation('questions');
  return (
    <small>
      {formatNumber(useLocale(), count)}
      <span className="sr-only"> {t('tally.programs', { count })}</span>
    </small>
  );
}

function GradeCells({ options, onPick }: CellsProps) {
  const { t } = useTranslation('questions');
  return (
    <AnswerCells legend={t('title.grade')} className="cells-grades" onPick={onPick}>
      {options.map((option) => {
        const isNumeral = NUMERAL.test(option.label);
        return (
          <AnswerCell
            key={option.key}
            type="radio"
            name="grade"
            value={option.key}
            checked={option.chosen}
            className={isNumeral ? undefined : 'cell-wide'}
          >
            {isNumeral ? (
              <>
                <span className="text-15">{t('grade.label')}</span>{' '}
                <span className="flow-figure">{option.label}</span>
              </>
            ) : (
              <b>{option.label}</b>
            )}
          </AnswerCell>
        );
      })}
    </AnswerCells>
  );
}

function FieldCells({ options, onPick }: CellsProps) {
  const { t } = useTranslation('questions');
  // Without codes all drawings would be the same.
  const isDrawn = options.some(({ code }) => code != null);
  return (
    <AnswerCells
      legend={t('title.field')}
      className={isDrawn ? 'cells-marks' : 'cells-words'}
      onPick={onPick}
    >
      {options.map((option) => (
        <AnswerCell
          key={option.key}
          type="radio"
          name="field"
          value={option.key}
          checked={option.chosen}
        >
          {isDrawn && <FieldMark code={option.code ?? null} />}
          <span>
            <b>{keepCompounds(option.label)}</b>
            {option.count !== null && <ProgramCount count={option.count} />}
          </span>
        </AnswerCell>
      ))}
    </AnswerCells>
  );
}

/** The programs of each major that fit the other answers; `null` if not known. */
function useMajorCounts(answers: Answers): ReadonlyMap<string, number> | null {
  const programs = useLandPrograms();
  const { countryIds, budget, parentId } = answers;
  return useMemo(() => {
    if (!programs) return null;
    const fits = answersFilter({ ...NO_ANSWERS, countryIds, budget, parentId });
    const counts = new Map<string, number>();
    for (const program of programs) {
      if (fits(program)) counts.set(program.major, (counts.get(program.major) ?? 0) + 1);
    }
    return counts;
  }, [programs, countryIds, budget, parentId]);
}

function MajorCells({ options, answers, onPick }: CellsProps) {
  const { t } = useTranslation('questions');
  const counts = useMajorCounts(answers);
  const offered = options
    .map((option) => ({ ...option, count: counts && (counts.get(option.key) ?? 0) }))
    .filter(({ count, chosen }) => count !== 0 || chosen);
  if (offered.length === 0) return <p className="mt-6">{t('majors.none')}</p>;
  return (
    <AnswerCells legend={t('title.majors')} className="cells-words" onPick={onPick}>
      {offered.map((option) => (
        <AnswerCell
          key={option.key}
          type="checkbox"
          name="majors"
          value={option.key}
          checked={option.chosen}
        >
          <b>{keepCompounds(option.label)}</b>
          {option.count !== null && <ProgramCount count={option.count} />}
          {option.chosen && (
            <span aria-hidden className="absolute inset-y-0 left-1 grid items-center text-13">
              ✓
            </span>
          )}
        </AnswerCell>
      ))}
    </AnswerCells>
  );
}

const CELLS = { grade: GradeCells, field: FieldCells, majors: MajorCells };

type Props = {
  step: Exclude<QuestionStep, 'countries' | 'budget'>;
  options: Options;
  answers: Answers;
  change: (changes: Partial<Answers>) => void;
};

/** The answers of the questions after the first, except the budget. */
export function LaterCells({ step, options: { options }, answers, change }: Props) {
  const withItsMajors = useMajorsOfFields(answers);
  const Shown = CELLS[step];
  const onPick = (value: string) =>
    change(withItsMajors(options.find(({ key }) => key === value)?.change ?? {}));
  return <Shown {...{ options, answers, onPick }} />;
}
