import Columns3 from 'lucide-react/icons/columns-3';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Table2 from 'lucide-react/icons/table-2';
import type { ReactNode } from 'react';
import type { UseBookmarks } from '@/api/bookmark/queries';
import { useTranslation } from '@/i18n/use-translation';
import { cx } from '@/ui/cx';
import { IconButton } from '@/ui/icon-button';
import { SegmentedControl } from '@/ui/forms/segmented-control';
import { SearchField } from '@/ui/forms/search-field';
import { OptionField } from '@/ui/forms/select-field';
import { STATUSES, type PlanCountry } from './plan-list';
import { useFocusOnUnmount } from '@/shared/hooks/use-focus-on-unmount';
import type { SetSearchParams } from '@/shared/search-params/use-search-params-state';
import { WaitingSteps } from '@/shared/steps/waiting-steps';
import type { PlanParams } from './plan-params';
import { SaveState, UndoButton } from './save-state';
import type { PlanChanges } from './use-plan-changes';
import type { usePlanFilter } from './use-plan-filter';

/** Goes when it is pressed. */
function ClearFilter({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('checklist');
  const button = useFocusOnUnmount<HTMLButtonElement>();
  return (
    <button ref={button} type="button" onClick={onClear} className="link tap">
      {t('tools.clear')}
    </button>
  );
}

type LineProps = { shown: number; of: number; narrowed: boolean; onClear: () => void };

/** The number of matching programs, and a button that clears the filter. */
function FilterLine({ shown, of, narrowed, onClear }: LineProps) {
  const { t } = useTranslation('checklist');
  const text = narrowed
    ? t('tools.countOf', { count: of, shown })
    : t('tools.count', { count: of });
  return (
    <div className={narrowed ? 'flex flex-wrap items-center gap-x-4 pb-1 max-md:pt-2' : undefined}>
      <p role="status" className={narrowed ? 'num' : 'sr-only'}>
        {shown > 0 || !narrowed ? text : t('tools.nothing')}
      </p>
      {narrowed && <ClearFilter onClear={onClear} />}
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
  filter: ReturnType<typeof usePlanFilter>;
  /** All programs of the plan. */
  count: number;
  bookmarks: Pick<UseBookmarks, 'saving' | 'savedAt'>;
  changes: PlanChanges;
  /** Changes of steps that the server does not have. */
  waiting: number;
  /** On a narrow screen: the filters, and the view of a board, show only while it is open. */
  open: boolean;
  /** The button that opens them, shown here for a narrow table, which has no tabs to hold it. */
  toggle: ReactNode;
};

/** View, filters, what is saved, undo, and how many programs match. */
export function PlanTools({
  params,
  setParams,
  filter,
  count,
  bookmarks,
  changes,
  waiting,
  open,
  toggle,
}: Props) {
  const { t } = useTranslation('checklist');
  const { countries, country } = filter;
  const table = params.view === 'table';
  return (
    <>
      <section
        aria-label={t('tools.label')}
        className="flex flex-wrap items-center gap-x-4 md:gap-y-2 max-md:*:mt-4 md:pb-4 print:hidden"
      >
        <SegmentedControl
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
            onType={filter.type}
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
        <WaitingSteps count={waiting} />
        {/* One row: the board below does not move when "saving" becomes "saved". */}
        <div className="flex items-center gap-x-1 empty:hidden max-md:mt-0! max-md:w-full md:flex-1">
          <SaveState bookmarks={bookmarks} refused={changes.refused} />
          <UndoButton last={changes.last} onUndo={changes.undo} />
        </div>
      </section>
      <FilterLine
        shown={filter.fitting.length}
        of={count}
        narrowed={filter.narrowed}
        onClear={() => {
          filter.type('');
          setParams({ q: '', country: null, ...(table && { status: null }) }, { replace: true });
        }}
      />
    </>
  );
}
