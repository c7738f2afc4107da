import type { ReactNode } from 'react';
import type { UseBookmarks } from '@/api/bookmark/queries';
import type { SetSearchParams } from '@/shared/search-params/use-search-params-state';
import type { PlanParams } from './plan-params';
import { FilterLine, PlanTools, type SaveState } from './plan-tools';
import type { PlanChanges } from './use-plan-changes';
import type { usePlanFilter } from './use-plan-filter';

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
  open: boolean;
  toggle: ReactNode;
};

function saveState({ bookmarks, changes }: Pick<Props, 'bookmarks' | 'changes'>): SaveState {
  if (bookmarks.saving) return { kind: 'saving' };
  if (changes.refused) return { kind: 'refused' };
  return bookmarks.savedAt === null ? { kind: 'none' } : { kind: 'saved', at: bookmarks.savedAt };
}

/** View, filters, what is saved, and how many programs match. */
export function PlanControls({
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
  const isTable = params.view === 'table';
  return (
    <>
      <PlanTools
        params={params}
        setParams={setParams}
        onType={filter.type}
        countries={filter.countries}
        country={filter.country}
        save={saveState({ bookmarks, changes })}
        waiting={waiting}
        last={changes.last}
        onUndo={changes.undo}
        open={open}
        toggle={toggle}
      />
      <FilterLine
        shown={filter.fitting.length}
        of={count}
        narrowed={filter.narrowed}
        onClear={() => {
          filter.type('');
          setParams({ q: '', country: null, ...(isTable && { status: null }) }, { replace: true });
        }}
      />
    </>
  );
}
