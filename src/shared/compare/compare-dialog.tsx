import { X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Criterion, Program } from '@/api/program/contract';
import { useTranslation } from '@/i18n/use-translation';
import { Checkbox } from '@/ui/forms/choice';
import { CriterionMark } from '@/ui/data/criterion-mark';
import { cx } from '@/ui/cx';
import { Dialog } from '@/ui/overlays/dialog';
import { IconButton } from '@/ui/icon-button';
import { capitalize } from '@/shared/program/criteria';
import { COMPARED_FACTS, criterionRows, differs, type ComparedFact } from './compare-rows';
import { useCompare } from './compare-store';
import { ProgramToggle } from '@/shared/program/program-actions';
import { SourceMark } from '@/shared/program/tuition-figure';
import type { ComparedProgram } from './use-compared';
import { SchoolPortrait } from '@/shared/program/school-portrait';
import { useFlightFormat } from '@/shared/program/use-flight-format';
import { useNow } from '@/shared/hooks/use-now';
import { useProgramFormat } from '@/shared/program/use-program-format';

const firstColumn =
  'sticky left-0 z-1 w-37 bg-surface pl-5! font-500! text-muted md:w-54 md:pl-10!';
/** Minimum width of a program's column in px: a phone scrolls sideways. */
const COLUMN_WIDTH = 200;

function UnknownFact() {
  const { t } = useTranslation('results');
  return (
    <>
      <span aria-hidden className="text-muted">
        {t('compare.unknown')}
      </span>
      <span className="sr-only">{t('compare.unknownWords')}</span>
    </>
  );
}

function CriterionCell({ criteria }: { criteria: readonly Criterion[] }) {
  const { t } = useTranslation('results');
  const states = {
    met: t('fit.stateMet'),
    unmet: t('fit.stateUnmet'),
    unknown: t('fit.stateUnknown'),
  };
  if (criteria.length === 0) return <span className="text-muted">{t('compare.notAsked')}</span>;
  return (
    <ul className="grid gap-3">
      {criteria.map(({ state, asked, you }, index) => (
        // Criteria have no id and keep their order.
        <li key={index} className="wrap-anywhere">
          <CriterionMark state={state}>{states[state]}</CriterionMark>
          <span className="block">{asked}</span>
          {you && <span className="block text-13 text-muted">{t('compare.you', { you })}</span>}
        </li>
      ))}
    </ul>
  );
}

type FactFormat = (program: Program) => string | null;

function useFactFormats(now: Date): Record<ComparedFact, FactFormat> {
  const format = useProgramFormat();
  const { flight } = useFlightFormat();
  return {
    ...format,
    flight: ({ school }) => flight(school),
    starts: format.intakes,
    taughtIn: format.languages,
    deadline: (program) => {
      const { day, clock, left } = format.applyBy(program, now);
      return [day, left, clock, format.start(program)].filter(Boolean).join(', ');
    },
  };
}

type Row = {
  key: string;
  label: string;
  cell: (program: Program) => ReactNode;
  differs: boolean;
};

function useRows(programs: readonly Program[]): Row[] {
  const { t } = useTranslation('results');
  const formats = useFactFormats(useNow());
  const compared = COMPARED_FACTS.filter(
    // Without a departure nobody has a flight: the row would be empty.
    (name) => name !== 'flight' || programs.some((program) => formats.flight(program) !== null),
  );
  const facts = compared.map((name): Row => ({
    key: name,
    label: t(`compare.${name}`),
    differs: differs(programs.map(formats[name])),
    cell: (program) => {
      const text = formats[name](program);
      if (text === null) return <UnknownFact />;
      if (name === 'flight') {
        return (
          <>
            <span className="num block">{text}</span>
            <span className="block text-13 font-450 text-muted">{t('flight.estimate')}</span>
          </>
        );
      }
      const source = { tuition: program.tuition_source, deadline: program.source };
      if ((name !== 'tuition' && name !== 'deadline') || source[name] !== 'illustrative') {
        return text;
      }
      return (
        <>
          <span className="num block">{text}</span>
          <SourceMark />
        </>
      );
    },
  }));
  const criteria = criterionRows(programs).map((row): Row => ({
    key: `criterion-${row.key}`,
    label: capitalize(t(`criteria.${row.key}`)),
    differs: row.differs,
    cell: (program) => <CriterionCell criteria={row.cells[programs.indexOf(program)] ?? []} />,
  }));
  return [...facts, ...criteria];
}

function ColumnHead({ entry }: { entry: ComparedProgram }) {
  const { t } = useTranslation('results');
  const toggle = useCompare((state) => state.toggle);
  const { name } = entry;
  return (
    <th scope="col" className="align-top! text-15! text-ink!">
      {entry.program && <SchoolPortrait school={entry.program.school} size={72} className="mb-2" />}
      <span className="flex items-start justify-between gap-1">
        <span className="py-1.5 wrap-anywhere">
          <span className={cx('block text-17 leading-6 font-600', !entry.program && 'text-muted')}>
            {name}
          </span>
          {entry.program && <span className="block font-450">{entry.program.school.name}</span>}
        </span>
        <IconButton
          icon={X}
          size={18}
          className="-mt-1"
          aria-label={t('compare.remove', { title: name })}
          onClick={() => toggle(entry.item)}
        />
      </span>
      {entry.program && <ProgramToggle program={entry.program} className="-ml-1" />}
    </th>
  );
}

function CompareTable({ entries }: { entries: readonly ComparedProgram[] }) {
  const { t } = useTranslation('results');
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const programs = entries.flatMap(({ program }) => program ?? []);
  const rows = useRows(programs);
  const several = programs.length > 1;
  const visible = onlyDifferences && several ? rows.filter((row) => row.differs) : rows;
  return (
    <>
      {several && (
        <div className="px-5 pt-2 md:px-10 md:pt-4">
          <Checkbox
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.target.checked)}
          >
            {t('compare.differences')}
          </Checkbox>
        </div>
      )}
      <div
        role="region"
        aria-label={t('compare.title')}
        tabIndex={0}
        className="overflow-x-auto pb-8 -outline-offset-2"
      >
        <table
          className="data-table table-fixed [&_tr>:last-child]:pr-5! md:[&_tr>:last-child]:pr-10!"
          style={{ minWidth: 148 + entries.length * COLUMN_WIDTH }}
        >
          <thead>
            <tr>
              <th scope="col" className={firstColumn}>
                <span className="sr-only">{t('compare.title')}</span>
              </th>
              {entries.map((entry) => (
                <ColumnHead key={entry.item.programId} entry={entry} />
              ))}
            </tr>
          </thead>
          <tbody>
            {visible.map((row) => (
              <tr key={row.key}>
                <th scope="row" className={firstColumn}>
                  {row.label}
                </th>
                {entries.map(({ item, program }) => (
                  <td
                    key={item.programId}
                    className={cx('wrap-anywhere', several && row.differs && 'font-600')}
                  >
                    {program && row.cell(program)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {visible.length === 0 && (
          <p className="px-5 pt-4 text-muted md:px-10">{t('compare.same')}</p>
        )}
      </div>
    </>
  );
}

type Props = {
  open: boolean;
  onClose: () => void;
  entries: readonly ComparedProgram[];
};

/** Programs side by side, one column each; differences are bold. */
export function CompareDialog({ open, onClose, entries }: Props) {
  const { t } = useTranslation(['results', 'common']);
  return (
    <Dialog
      open={open && entries.length > 0}
      onClose={onClose}
      size="large"
      title={t('compare.dialog', { count: entries.length })}
      closeLabel={t('common:action.close')}
    >
      <CompareTable entries={entries} />
    </Dialog>
  );
}
