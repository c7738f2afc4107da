import X from 'lucide-react/icons/x';
import { use, useState, type CSSProperties } from 'react';
import type { AnswersBody } from '@/api/journey/contract';
import type { Program } from '@/api/program/contract';
import { useTranslation } from '@/i18n/use-translation';
import { keepCompounds } from '@/lib/line-breaks';
import { SaveToggle } from '@/shared/saved/save-toggle';
import { SavedProgramsContext } from '@/shared/saved/saved-context';
import { SchoolPortrait } from '@/shared/program/school-portrait';
import { programWithSchool } from '@/shared/program/use-program-format';
import { cx } from '@/ui/cx';
import { Checkbox } from '@/ui/forms/choice';
import { IconButton } from '@/ui/icon-button';
import { Dialog } from '@/ui/overlays/dialog';
import { useCompare } from './compare-store';
import { useCompareRows, type CompareRow } from './use-compare-rows';
import { useYears } from './use-years';
import type { ComparedProgram } from './use-compared';

/** How many programs a phone shows side by side. */
const IN_SIGHT = 2;

function ColumnHead({ entry: { item, program, name } }: { entry: ComparedProgram }) {
  const { t } = useTranslation('results');
  const toggle = useCompare((state) => state.toggle);
  const fullName = program ? programWithSchool(program) : name;
  return (
    // Read with each cell of the column, so its name is without the button: some screen readers take the one, some the other.
    <th scope="col" aria-label={fullName} abbr={fullName}>
      <span className="flex min-h-11 items-start justify-between gap-1">
        {program && <SchoolPortrait school={program.school} />}
        <IconButton
          icon={X}
          size={18}
          className="-mt-2 -mr-2 ml-auto"
          aria-label={t('compare.remove', { title: fullName })}
          // The second press of a double click is not for the next column, which has moved below the pointer.
          onClick={({ detail }) => detail < 2 && toggle(item)}
        />
      </span>
      {/* The head stays in sight: a very long name scrolls in it. */}
      <span className="mt-1 grid max-h-30 overflow-y-auto wrap-anywhere">
        <span
          className={cx(
            'text-15 leading-5 font-600 md:text-17 md:leading-6',
            !program && 'text-muted',
          )}
        >
          {keepCompounds(name)}
        </span>
        {program && <span className="text-13">{program.school.name}</span>}
      </span>
    </th>
  );
}

type RowProps = {
  row: CompareRow;
  entries: readonly ComparedProgram[];
  /** Those of the entries, in the order of the row's cells. */
  programs: readonly Program[];
  /** All programs have the same, known value. */
  equal: boolean;
};

function Row({ row, entries, programs, equal }: RowProps) {
  const { t } = useTranslation('results');
  return (
    <tr>
      {/* Without the button that explains the mark. */}
      <th scope="row" aria-label={equal ? `${row.label}, ${t('compare.equal')}` : row.label}>
        <span className="compare-label">
          <span>
            {row.label} {row.mark}
          </span>
          {equal && <span className="text-ink md:block"> {t('compare.equal')}</span>}
        </span>
      </th>
      {entries.map(({ item, program }) => (
        <td key={item.programId} className="wrap-anywhere">
          {program && row.cell(programs.indexOf(program))}
        </td>
      ))}
    </tr>
  );
}

/** Saves each program, or removes it. */
function ActionsRow({ entries }: Pick<RowProps, 'entries'>) {
  const { t } = useTranslation('results');
  return (
    <tr>
      <th scope="row">
        <span className="sr-only">{t('compare.yours')}</span>
      </th>
      {entries.map(({ item, program }) => (
        <td key={item.programId}>
          {program && <SaveToggle program={program} className="-ml-1" />}
        </td>
      ))}
    </tr>
  );
}

type TableProps = { entries: readonly ComparedProgram[]; answers: AnswersBody };

function CompareTable({ entries, answers }: TableProps) {
  const { t } = useTranslation('results');
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const canAct = use(SavedProgramsContext) !== null;
  const programs = entries.flatMap(({ program }) => program ?? []);
  const rows = useCompareRows(programs, useYears(programs, answers));
  const several = programs.length > 1;
  const visible = onlyDifferences && several ? rows.filter((row) => row.differs) : rows;
  const more = entries.length - IN_SIGHT;
  // The CSS of a phone needs the number of columns.
  const columns: CSSProperties & Record<'--n' | '--peek', string> = {
    '--n': String(entries.length),
    '--peek': more > 0 ? '14px' : '0px',
  };
  return (
    <div
      role="region"
      aria-label={t('compare.title')}
      tabIndex={0}
      className="compare"
      style={columns}
    >
      {several && (
        <div className="compare-lead">
          <p className="text-13 text-muted">
            {t('compare.rule')}
            {more > 0 && (
              <span className="md:hidden print:hidden"> {t('compare.swipe', { count: more })}</span>
            )}
          </p>
          <Checkbox
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.target.checked)}
          >
            {t('compare.differences')}
          </Checkbox>
        </div>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('compare.title')}</span>
            </th>
            {entries.map((entry) => (
              <ColumnHead key={entry.item.programId} entry={entry} />
            ))}
          </tr>
        </thead>
        <tbody>
          {visible.map((row) => (
            <Row key={row.key} {...{ row, entries, programs }} equal={several && row.equal} />
          ))}
          {canAct && <ActionsRow entries={entries} />}
        </tbody>
      </table>
      {visible.length === 0 && <p className="compare-lead py-4 text-muted">{t('compare.same')}</p>}
    </div>
  );
}

type Props = {
  open: boolean;
  onClose: () => void;
  entries: readonly ComparedProgram[];
  answers: AnswersBody;
};

/** Programs side by side, one column each. A line marks the lowest cost, the shortest way and the most criteria met. */
export function CompareDialog({ open, onClose, entries, answers }: Props) {
  const { t } = useTranslation(['results', 'common']);
  return (
    <Dialog
      open={open && entries.length > 0}
      onClose={onClose}
      size="large"
      title={
        entries.length === 1 ? t('compare.single') : t('compare.dialog', { count: entries.length })
      }
      closeLabel={t('common:action.close')}
      className="max-md:h-[calc(100*var(--dvh))]"
    >
      <CompareTable entries={entries} answers={answers} />
    </Dialog>
  );
}
