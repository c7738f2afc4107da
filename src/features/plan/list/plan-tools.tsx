import Check from 'lucide-react/icons/check';
import CloudOff from 'lucide-react/icons/cloud-off';
import Columns3 from 'lucide-react/icons/columns-3';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Table2 from 'lucide-react/icons/table-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';
import { cx } from '@/ui/cx';
import { useLate } from '@/ui/use-late';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { Segmented } from '@/ui/forms/segmented';
import { SearchField } from '@/ui/forms/search-field';
import { OptionField } from '@/ui/forms/select-field';
import { STEP_LATE_MS } from '@/shared/steps/outbox';
import { UNDO_ID } from '@/features/plan/plan-focus';
import { STATUSES, type PlanCountry } from './plan-list';
import type { SetSearchParams } from '@/shared/search-params/use-search-params-state';
import type { PlanParams } from './plan-params';
import type { UndoStep } from './undo-store';
import { usePlanFormat } from '@/features/plan/use-plan-format';

/** The state of the last change; `at` is in milliseconds since 1970. */
export type SaveState = { kind: 'saving' | 'refused' | 'none' } | { kind: 'saved'; at: number };

function Saved({ state }: { state: SaveState }) {
  const { t } = useTranslation('checklist');
  const { time } = usePlanFormat();
  if (state.kind === 'none') return null;
  const shown = {
    saving: <span className="text-muted">{t('tools.saving')}</span>,
    saved: (
      <>
        <Icon of={Check} size={18} className="text-brand" />
        <span className="num text-muted">
          {state.kind === 'saved' && t('tools.saved', { time: time(state.at) })}
        </span>
      </>
    ),
    refused: (
      <>
        <Icon of={TriangleAlert} size={18} className="text-accent" />
        <span className="font-600 text-accent">{t('tools.notSaved')}</span>
      </>
    ),
  }[state.kind];
  // The same width in every state, so that the text beside it always wraps the same way.
  return <p className="inline-flex min-w-32 shrink-0 items-center gap-2">{shown}</p>;
}

/** Changes that are only on this device, once they have waited for a while. */
function Waiting({ count }: { count: number }) {
  const { t } = useTranslation('checklist');
  const isLate = useLate(count > 0, STEP_LATE_MS);
  return (
    <p role="status" className={isLate ? 'inline-flex min-h-6 items-center gap-2' : 'sr-only'}>
      {isLate && <Icon of={CloudOff} size={18} />}
      {isLate && t('tools.waiting', { count })}
    </p>
  );
}

/** Undoes the last change. It stays while it has the focus, even with nothing left to undo. */
function UndoButton({ last, onUndo }: Pick<Props, 'last' | 'onUndo'>) {
  const { t } = useTranslation('checklist');
  const [focused, setFocused] = useState(false);
  if (!last && !focused) return null;
  return (
    <Button
      id={UNDO_ID}
      variant="quiet"
      className={cx('-mr-2.5 ml-auto min-w-0', !last && 'text-muted!')}
      aria-disabled={!last}
      onClick={onUndo}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon of={Undo2} />
      <span className="wrap-anywhere">
        {last ? t(`undo.${last.kind}`, { school: last.school }) : t('undo.none')}
      </span>
    </Button>
  );
}

type LineProps = { shown: number; of: number; narrowed: boolean; onClear: () => void };

/** The number of matching programs, and a button that clears the filter. */
export function FilterLine({ shown, of, narrowed, onClear }: LineProps) {
  const { t } = useTranslation('checklist');
  const text = narrowed
    ? t('tools.countOf', { count: of, shown })
    : t('tools.count', { count: of });
  return (
    <div className={narrowed ? 'flex flex-wrap items-center gap-x-4 pb-1 max-md:pt-2' : undefined}>
      <p role="status" className={narrowed ? 'num' : 'sr-only'}>
        {shown > 0 || !narrowed ? text : t('tools.nothing')}
      </p>
      {narrowed && (
        <button type="button" onClick={onClear} className="link tap">
          {t('tools.clear')}
        </button>
      )}
    </div>
  );
}

/** The number of active filters. */
export function countPlanFilters(
  { view, q, status }: PlanParams,
  country: PlanCountry | undefined,
) {
  const set = [q !== '', country !== undefined, view === 'table' && status !== null];
  return set.filter(Boolean).length;
}

type ToggleProps = { active: number; open: boolean; onToggle: () => void };

/** Opens and closes the tools on a narrow screen. */
export function ToolsToggle({ active, open, onToggle }: ToggleProps) {
  const { t } = useTranslation('checklist');
  return (
    <IconButton
      icon={SlidersHorizontal}
      aria-label={active > 0 ? t('tools.filterCount', { count: active }) : t('tools.filter')}
      aria-expanded={open}
      onClick={onToggle}
      className={cx('mr-2 md:hidden', active > 0 && 'text-brand')}
    />
  );
}

type Props = {
  params: PlanParams;
  setParams: SetSearchParams<PlanParams>;
  /** Called for each letter of the search. */
  onType: (text: string) => void;
  countries: readonly PlanCountry[];
  /** The one in the URL. */
  country: PlanCountry | undefined;
  save: SaveState;
  /** Changes of steps that the server does not have. */
  waiting: number;
  last: UndoStep | undefined;
  onUndo: () => void;
  /** On a narrow screen: the filters, and the view of a board, show only while it is open. */
  open: boolean;
  /** The button that opens them, shown here for a narrow table, which has no tabs to hold it. */
  toggle: ReactNode;
};

/** View, filters, save state and undo. */
export function PlanTools({
  params,
  setParams,
  onType,
  countries,
  country,
  save,
  waiting,
  last,
  onUndo,
  open,
  toggle,
}: Props) {
  const { t } = useTranslation('checklist');
  const table = params.view === 'table';
  return (
    <section
      aria-label={t('tools.label')}
      className="flex flex-wrap items-center gap-x-4 md:gap-y-2 max-md:*:mt-4 md:pb-4 print:hidden"
    >
      <Segmented
        label={t('tools.view')}
        options={[
          { value: 'board', label: t('tools.board'), icon: Columns3 },
          { value: 'table', label: t('tools.table'), icon: Table2 },
        ]}
        value={params.view}
        onChange={(view) => setParams({ view, status: null, sort: 'board' })}
        className={cx(!table && !open && 'max-md:hidden')}
      />
      {table && toggle}
      <div
        className={cx(
          'flex flex-wrap gap-2 max-md:w-full max-md:*:flex-1 max-md:*:basis-40',
          !open && 'max-md:hidden',
        )}
      >
        <SearchField
          label={t('tools.find')}
          clearLabel={t('tools.clearFind')}
          value={params.q}
          onType={onType}
          onSearch={(q) => setParams({ q }, { replace: true })}
          className="max-md:basis-full! md:w-56"
        />
        {countries.length > 1 && (
          <OptionField
            label={t('tools.country')}
            labelHidden
            className="md:w-44"
            options={[
              { value: null, label: t('tools.allCountries') },
              ...countries.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={country?.id ?? null}
            onChange={(id) => setParams({ country: id }, { replace: true })}
          />
        )}
        {table && (
          <OptionField
            label={t('tools.status')}
            labelHidden
            className="md:w-44"
            options={[
              { value: null, label: t('tools.allStatuses') },
              ...STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
            ]}
            value={params.status}
            onChange={(status) => setParams({ status }, { replace: true })}
          />
        )}
      </div>
      <Waiting count={waiting} />
      {/* One row: the board below does not move when "saving" becomes "saved". */}
      <div className="flex items-center gap-x-1 empty:hidden max-md:mt-0! max-md:w-full md:flex-1">
        <Saved state={save} />
        <UndoButton last={last} onUndo={onUndo} />
      </div>
    </section>
  );
}
