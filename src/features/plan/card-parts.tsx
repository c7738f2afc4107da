import Calendar from 'lucide-react/icons/calendar';
import Check from 'lucide-react/icons/check';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import type { Bookmark } from '@/api/bookmark/contract';
import { useTranslation } from '@/i18n/use-translation';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { keyOf, nameOf } from '@/features/plan/list/plan-list';
import { cardMenuId } from './card-element-ids';
import { beginningOf, type CardDate } from './use-plan-format';

const tones: Record<CardDate['tone'], string> = {
  alert: 'font-600 text-accent',
  done: 'font-600 text-brand',
  offer: 'font-600 text-brand',
  plain: '',
};

type DateProps = {
  date: CardDate;
  /** What is due, in words: at the other end of the line, as on the line of a step. */
  label?: string | undefined;
};

export function DateLine({ date: { text, clock, tone }, label }: DateProps) {
  const line = label ? 'flex flex-wrap justify-between gap-x-3' : 'inline-flex items-start gap-2';
  return (
    <span className={cx('max-w-full wrap-anywhere', line, tones[tone])}>
      {label ? (
        <span>{label} </span>
      ) : (
        <Icon of={tone === 'done' ? Check : Calendar} size={18} className="mt-[3px]" />
      )}
      <span className="num">
        {text}
        {clock && <span className="block text-13 font-450 text-muted">{clock}</span>}
      </span>
    </span>
  );
}

type NoteProps = { note: string; className?: string | undefined };

export function NoteLine({ note, className }: NoteProps) {
  const { t } = useTranslation('checklist');
  const { text, cut } = beginningOf(note);
  return (
    <p className={cx('mt-2 border-l-2 pl-2.5 wrap-anywhere whitespace-pre-line', className)}>
      {text}
      {cut && <span className="block text-13">({t('card.noteMore')})</span>}
    </p>
  );
}

type MenuProps = {
  bookmark: Bookmark;
  /** The copy that is dragged. */
  lifted?: boolean;
  onMenu: (key: string) => void;
  className?: string;
};

export function MenuButton({ bookmark, lifted = false, onMenu, className }: MenuProps) {
  const { t } = useTranslation('checklist');
  const key = keyOf(bookmark);
  return (
    <IconButton
      id={lifted ? undefined : cardMenuId(key)}
      icon={EllipsisVertical}
      aria-label={t('card.menu', nameOf(bookmark))}
      aria-haspopup="menu"
      onClick={() => onMenu(key)}
      className={cx('text-muted!', className)}
    />
  );
}
