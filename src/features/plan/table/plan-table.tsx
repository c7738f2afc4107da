import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import { useMemo, useState } from 'react';
import type { Bookmark } from '@/api/bookmark/contract';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';
import { DataTable } from '@/ui/data/data-table';
import { Icon } from '@/ui/icon';
import type { RowActions } from '@/features/plan/card';
import { focusNext, cardLinkId } from '@/features/plan/card-element-ids';
import { sortedByDate, keyOf } from '@/features/plan/list/plan-list';
import type { PlanParams } from '@/features/plan/list/plan-params';
import { NarrowRow, TableRow } from './table-rows';
import { useNarrow } from '@/shared/hooks/use-narrow';

/** Rows that show at first, and that one press of `show more` adds. */
const ROWS_PER_PAGE = 50;

type Sort = Pick<PlanParams, 'sort' | 'order'>;

type Props = {
  /** The matching bookmarks, in the order of the board. */
  list: readonly Bookmark[];
  now: Date;
  sort: Sort;
  onSort: (sort: Sort) => void;
} & RowActions;

/** By date, then the other way round, then as on the board again. */
function nextSort({ sort, order }: Sort): Sort {
  if (sort === 'board') return { sort: 'date', order: null };
  return order === null ? { sort, order: 'desc' } : { sort: 'board', order: null };
}

function directionOf({ sort, order }: Sort) {
  if (sort === 'board') return null;
  return order === null ? 'ascending' : 'descending';
}

function Wide({ list, sort, onSort, ...row }: Props) {
  const { t } = useTranslation('checklist');
  return (
    // `relative` keeps screen-reader texts inside the scroll container.
    <DataTable
      label={t('table.label')}
      className="relative"
      columns={[
        { label: t('table.program'), className: 'w-[34%]' },
        { label: t('table.place'), className: 'w-[16%]' },
        { label: t('table.status'), className: 'w-[14%]' },
        {
          label: t('table.deadline'),
          className: 'w-[15%]',
          sort: { direction: directionOf(sort), onSort: () => onSort(nextSort(sort)) },
        },
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

function Narrow({ list, sort, onSort, ...row }: Props) {
  const { t } = useTranslation('checklist');
  const byDay = directionOf(sort) ?? 'board';
  return (
    <>
      <h2 className="sr-only">{t('table.label')}</h2>
      <Button variant="quiet" className="-ml-2.5" onClick={() => onSort(nextSort(sort))}>
        <Icon of={ArrowDownUp} />
        {t(`table.sorted.${byDay}`)}
      </Button>
      <ol className="ruled ledger mt-3">
        {list.map((bookmark) => (
          <NarrowRow key={keyOf(bookmark)} bookmark={bookmark} {...row} />
        ))}
      </ol>
    </>
  );
}

/** The plan as a table; below its width each row has its own labels. */
export function PlanTable({ list: fitting, ...props }: Props) {
  const { t } = useTranslation('checklist');
  const narrow = useNarrow('lg');
  const [limit, setLimit] = useState(ROWS_PER_PAGE);
  const { sort, order } = props.sort;
  const list = useMemo(
    () => (sort === 'date' ? sortedByDate(fitting, order ?? 'asc') : fitting),
    [fitting, sort, order],
  );
  const next = list[limit];
  const Rows = narrow ? Narrow : Wide;
  return (
    <div className="pb-6">
      <Rows list={list.slice(0, limit)} {...props} />
      {next && (
        <Button
          variant="second"
          className="mt-4"
          onClick={() => {
            setLimit(limit + ROWS_PER_PAGE);
            focusNext(cardLinkId(keyOf(next)));
          }}
        >
          {t('table.more', {
            count: Math.min(ROWS_PER_PAGE, list.length - limit),
            total: list.length,
          })}
        </Button>
      )}
    </div>
  );
}
