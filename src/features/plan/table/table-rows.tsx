import { memo } from 'react';
import type { Bookmark } from '@/api/bookmark/contract';
import type { Program } from '@/api/program/contract';
import { useTranslation } from '@/i18n/use-translation';
import { keepCompounds } from '@/lib/line-breaks';
import { cx } from '@/ui/cx';
import { Tally } from '@/ui/strokes';
import { criteriaOf } from '@/features/plan/summary/balance';
import { looksTheSame, type RowActions } from '@/features/plan/card';
import { DateLine, MenuButton, NoteLine } from '@/features/plan/card-parts';
import { cardLinkId } from '@/features/plan/card-element-ids';
import { formatPlace } from '@/shared/program/place';
import { useTally } from '@/shared/program/use-tally';
import { keyOf, nameOf } from '@/features/plan/list/plan-list';
import { usePlanFormat } from '@/features/plan/use-plan-format';

type RowProps = { bookmark: Bookmark; now: Date } & RowActions;
type OpenProps = Pick<RowProps, 'bookmark' | 'onOpen'> & { className: string };

function Open({ bookmark, onOpen, className }: OpenProps) {
  const { t } = useTranslation('checklist');
  const key = keyOf(bookmark);
  return (
    <button
      id={cardLinkId(key)}
      type="button"
      aria-label={t('card.open', nameOf(bookmark))}
      onClick={() => onOpen(key)}
      className={cx('text-left text-17 leading-6 font-600 enabled-hover:underline', className)}
    >
      {keepCompounds(bookmark.program.title)}
    </button>
  );
}

function CriteriaCell({ program }: { program: Program }) {
  const { t } = useTranslation('checklist');
  const tally = useTally();
  const criteria = criteriaOf(program);
  if (!criteria) return <span className="text-muted">{t('table.noCriteria')}</span>;
  return (
    <Tally {...criteria} className="[&>:last-child]:text-13! [&>:last-child]:font-500!">
      {tally(criteria)}
    </Tally>
  );
}

/** When a submitted application was sent, else the date that counts; nothing if only the status is known. */
function DateCell({ bookmark, now }: Pick<RowProps, 'bookmark' | 'now'>) {
  const { cardDate, sentOn } = usePlanFormat();
  const { status, deadline } = bookmark;
  if (status !== 'submitted') return <DateLine date={cardDate(bookmark, now)} />;
  const sentAt = sentOn(bookmark);
  if (sentAt) return <DateLine date={{ text: sentAt, tone: 'done' }} />;
  return deadline ? <DateLine date={cardDate(bookmark, now)} /> : null;
}

export const TableRow = memo(function TableRow({ bookmark, now, onOpen, onMenu }: RowProps) {
  const { t } = useTranslation('checklist');
  const { program, note, status } = bookmark;
  return (
    <tr>
      <th scope="row" className="wrap-anywhere">
        <Open bookmark={bookmark} onOpen={onOpen} className="py-0.5" />
        <span className="block font-450">{program.school.name}</span>
        {note && (
          <div className="font-450">
            <NoteLine note={note} />
          </div>
        )}
      </th>
      <td className="wrap-anywhere">{formatPlace(program.school)}</td>
      <td>{t(`status.${status}`)}</td>
      <td>
        <DateCell bookmark={bookmark} now={now} />
      </td>
      <td>
        <CriteriaCell program={program} />
      </td>
      <td className="w-11 py-1! pr-0!">
        <MenuButton bookmark={bookmark} onMenu={onMenu} />
      </td>
    </tr>
  );
}, looksTheSame);

/** The row where the table has no room: stacked on a phone, in two columns on a tablet. */
export const NarrowRow = memo(function NarrowRow({ bookmark, now, onOpen, onMenu }: RowProps) {
  const { t } = useTranslation('checklist');
  const { program, note, status } = bookmark;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 pt-2 pb-4 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_auto] md:gap-x-8">
      <div>
        <h3 className="wrap-anywhere">
          <Open bookmark={bookmark} onOpen={onOpen} className="py-2.5" />
        </h3>
        <p className="wrap-anywhere">{program.school.name}</p>
        {note && <NoteLine note={note} />}
      </div>
      <MenuButton
        bookmark={bookmark}
        onMenu={onMenu}
        className="-mr-3 md:col-start-3 md:row-start-1"
      />
      <dl className="col-span-2 mt-3 grid grid-cols-[minmax(0,2fr)_minmax(0,5fr)] content-start gap-x-4 gap-y-1.5 md:col-span-1 md:col-start-2 md:row-start-1 md:mt-2.5 [&>dt]:text-13 [&>dt]:leading-6 [&>dt]:text-muted">
        <dt>{t('table.place')}</dt>
        <dd className="wrap-anywhere">{formatPlace(program.school)}</dd>
        <dt>{t('table.status')}</dt>
        <dd>{t(`status.${status}`)}</dd>
        <dt>{t('table.deadline')}</dt>
        <dd>
          <DateCell bookmark={bookmark} now={now} />
        </dd>
        <dt>{t('table.criteriaShort')}</dt>
        <dd>
          <CriteriaCell program={program} />
        </dd>
      </dl>
    </li>
  );
}, looksTheSame);
