import { Calendar, Check, EllipsisVertical } from 'lucide-react';
import { memo } from 'react';
import type { Bookmark } from '@/api/bookmark/contract';
import { useTranslation } from '@/i18n/use-translation';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { Tally } from '@/ui/strokes';
import { criteriaOf } from '@/features/plan/summary/balance';
import { formatPlace } from '@/shared/program/place';
import { SchoolPortrait } from '@/shared/program/school-portrait';
import { useTally } from '@/shared/program/use-tally';
import { keyOf, nameOf } from '@/features/plan/list/plan-list';
import { menuId, openId } from './plan-focus';
import { beginningOf, usePlanFormat, type CardDate } from './use-plan-format';

export type CardActions = {
  onOpen: (key: string) => void;
  onMenu: (key: string) => void;
};

const tones: Record<CardDate['tone'], string> = {
  alert: 'font-600 text-accent',
  done: 'font-600 text-brand',
  offer: 'font-600 text-brand',
  plain: '',
};

export function DateLine({ date: { text, clock, tone } }: { date: CardDate }) {
  return (
    <span className={cx('inline-flex max-w-full items-start gap-2 wrap-anywhere', tones[tone])}>
      <Icon of={tone === 'done' ? Check : Calendar} size={18} className="mt-[3px]" />
      <span className="num">
        {text}
        {clock && <span className="block text-13 font-450 text-muted">{clock}</span>}
      </span>
    </span>
  );
}

export function NoteLine({ note }: { note: string }) {
  const { t } = useTranslation('checklist');
  const { text, cut } = beginningOf(note);
  return (
    <p className="mt-2 border-l-2 pl-2.5 wrap-anywhere whitespace-pre-line">
      {text}
      {cut && <span className="block text-13">({t('card.noteMore')})</span>}
    </p>
  );
}

type MenuProps = Pick<Props, 'bookmark' | 'lifted' | 'onMenu'> & { className?: string };

export function MenuButton({ bookmark, lifted = false, onMenu, className }: MenuProps) {
  const { t } = useTranslation('checklist');
  const key = keyOf(bookmark);
  return (
    <IconButton
      id={lifted ? undefined : menuId(key)}
      icon={EllipsisVertical}
      aria-label={t('card.menu', nameOf(bookmark))}
      aria-haspopup="menu"
      onClick={() => onMenu(key)}
      className={cx('text-muted!', className)}
    />
  );
}

type Props = {
  bookmark: Bookmark;
  now: Date;
  /** The copy that is dragged. */
  lifted?: boolean;
} & CardActions;

/** For `memo`: ignores `order_no`, which changes for a whole column when one card moves. */
export function looksTheSame(before: Props, after: Props): boolean {
  const [a, b] = [before.bookmark, after.bookmark];
  return (
    a.program === b.program &&
    a.status === b.status &&
    a.note === b.note &&
    a.deadline === b.deadline &&
    before.now === after.now &&
    before.lifted === after.lifted &&
    before.onOpen === after.onOpen &&
    before.onMenu === after.onMenu
  );
}

export const PlanCard = memo(function PlanCard({
  bookmark,
  now,
  lifted = false,
  onOpen,
  onMenu,
}: Props) {
  const { t } = useTranslation('checklist');
  const { cardDate } = usePlanFormat();
  const tally = useTally();
  const { program, note } = bookmark;
  const key = keyOf(bookmark);
  const criteria = criteriaOf(program);
  const place = formatPlace(program.school);
  const date = cardDate(bookmark, now);
  const offer = date.tone === 'offer';
  return (
    <article
      className={cx(
        'relative rounded border bg-surface px-4 pt-2 pb-3',
        lifted && 'shadow-(--float)',
        lifted || offer ? 'border-brand' : 'hover:border-edge',
      )}
    >
      {offer && (
        <p className="-mx-4 -mt-2 mb-2 rounded-t-[9px] bg-brand-soft py-2.5 pr-10 pl-4 text-17 leading-6 font-600 text-brand">
          {t('card.offer')}
        </p>
      )}
      <h3 className="pt-1.5 pr-7 pb-0.5 text-17 leading-6 font-600 wrap-anywhere">
        <button
          id={lifted ? undefined : openId(key)}
          type="button"
          aria-label={t('card.open', nameOf(bookmark))}
          onClick={() => onOpen(key)}
          className="text-left before:absolute before:inset-0 before:rounded focus-visible:outline-none focus-visible:before:outline-2 focus-visible:before:outline-offset-3 focus-visible:before:outline-brand"
        >
          {program.title}
        </button>
      </h3>
      <MenuButton {...{ bookmark, onMenu, lifted }} className="absolute top-1 right-0.5" />
      <SchoolPortrait school={program.school} size={56} className="float-right mt-1 -mr-1 ml-2" />
      <p className="wrap-anywhere">{program.school.name}</p>
      {place && <p className="wrap-anywhere">{place}</p>}
      {note && <NoteLine note={note} />}
      <p className="clear-right mt-3 flex items-start justify-between gap-3 border-t pt-2.5">
        <DateLine date={date} />
        {criteria && (
          <Tally {...criteria} className="mt-0.5 shrink-0 gap-0!">
            <span className="sr-only">{tally(criteria)}</span>
          </Tally>
        )}
      </p>
    </article>
  );
}, looksTheSame);
