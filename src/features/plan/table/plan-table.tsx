import { useState } from 'react';
import type { Bookmark } from '@/api/bookmark/contract';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';
import { DataTable } from '@/ui/data/data-table';
import type { CardActions } from '@/features/plan/card';
import { keyOf } from '@/features/plan/list/plan-list';
import { NarrowRow, TableRow } from './table-rows';
import { useNarrow } from '@/shared/hooks/use-narrow';

/** Rows that show at first, and that one press of `show more` adds. */
const ROWS_A_STEP = 50;

type Props = {
  /** The matching bookmarks, in the order of the board. */
  list: readonly Bookmark[];
  now: Date;
} & CardActions;

function Wide({ list, ...row }: Props) {
  const { t } = useTranslation('checklist');
  return (
    // `relative` keeps screen-reader texts inside the scroll container.
    <DataTable
      label={t('table.label')}
      className="relative min-w-215"
      columns={[
        { label: t('table.program'), className: 'w-[34%]' },
        { label: t('table.place'), className: 'w-[16%]' },
        { label: t('table.status'), className: 'w-[14%]' },
        { label: t('table.deadline'), className: 'w-[15%]' },
        { label: t('table.criteria') },
        { label: t('table.actions'), hidden: true },
      ]}
    >
      <tbody>
        {list.map((bookmark) => (
          <TableRow key={keyOf(bookmark)} bookmark={bookmark} {...row} />
        ))}
      </tbody>
    </DataTable>
  );
}

function Narrow({ list, ...row }: Props) {
  const { t } = useTranslation('checklist');
  return (
    <>
      <h2 className="sr-only">{t('table.label')}</h2>
      <ol className="ruled ledger mt-3">
        {list.map((bookmark) => (
          <NarrowRow key={keyOf(bookmark)} bookmark={bookmark} {...row} />
        ))}
      </ol>
    </>
  );
}

/** The plan as a table; on a phone each row has its own labels. */
export function PlanTable({ list, ...row }: Props) {
  const { t } = useTranslation('checklist');
  const narrow = useNarrow();
  const [limit, setLimit] = useState(ROWS_A_STEP);
  const hidden = list.length - limit;
  const Rows = narrow ? Narrow : Wide;
  return (
    <div className="pb-6">
      <Rows list={list.slice(0, limit)} {...row} />
      {hidden > 0 && (
        <Button variant="second" className="mt-4" onClick={() => setLimit(limit + ROWS_A_STEP)}>
          {t('table.more', { count: Math.min(ROWS_A_STEP, hidden), total: list.length })}
        </Button>
      )}
    </div>
  );
}
