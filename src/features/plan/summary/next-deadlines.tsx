import type { Bookmark } from '@/api/bookmark/contract';
import { dayParts } from '@/i18n/format-date';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { cx } from '@/ui/cx';
import { useDeadlineFormat } from '@/shared/program/use-deadline-format';
import { nearColor, nextDeadlines, type NextDeadline } from '@/shared/program/deadlines';
import { keyOf } from '@/features/plan/list/plan-list';

const SHOWN = 3;

type ItemProps = {
  next: NextDeadline;
  /** The first of the list. */
  first: boolean;
  onOpen: (key: string) => void;
};

function Item({ next: { bookmark, task, due, days }, first, onOpen }: ItemProps) {
  const { t } = useTranslation('checklist');
  const locale = useLocale();
  const { inDays, clock } = useDeadlineFormat();
  const { title, school } = bookmark.program;
  const parts = dayParts(locale, due.day);
  const time = clock(due);
  const words = t(`next.${task}`);
  const color = first && nearColor(task, days);
  return (
    <li className="max-md:grid max-md:grid-cols-[96px_1fr] max-md:border-t max-md:py-2.5 max-md:first:border-0 md:border-l md:px-5 md:first:border-0 md:first:pl-0">
      <p className="row-span-4 items-baseline gap-2 max-md:pt-1 md:mb-1 md:flex">
        <span className={cx('fig block text-44 tracking-[-0.03em]', color)}>{parts.day}</span>{' '}
        <span className="block text-muted max-md:text-13 md:text-17">{parts.month}</span>
      </p>
      <p className="text-17 font-600">
        <button
          type="button"
          aria-label={t('next.open', { task: words, title, school: school.name })}
          onClick={() => onOpen(keyOf(bookmark))}
          className="text-left enabled-hover:underline"
        >
          {words}
        </button>
      </p>
      <p className="wrap-anywhere">{school.name}</p>
      <p className={color ? cx('font-600', color) : undefined}>{inDays(days)}</p>
      {time !== null && <p className="text-13 text-muted max-md:col-start-2">{time}</p>}
    </li>
  );
}

type Props = {
  list: readonly Bookmark[];
  now: Date;
  onOpen: (key: string) => void;
};

/** The nearest dates of the plan; the first one is marked if it is near. */
export function NextDeadlines({ list, now, onOpen }: Props) {
  const { t } = useTranslation('checklist');
  const next = nextDeadlines(list, now, SHOWN);
  return (
    <section className="flex flex-col py-3 md:pt-4 md:pb-6">
      <h2 className="text-13 text-muted">{t('next.title')}</h2>
      {next.length > 0 ? (
        <ol className="mt-1 grid flex-1 md:grid-cols-3">
          {next.map((item, index) => (
            <Item key={keyOf(item.bookmark)} next={item} first={index === 0} onOpen={onOpen} />
          ))}
        </ol>
      ) : (
        <p className="mt-3 max-w-[33em] text-17 text-muted">{t('next.none')}</p>
      )}
    </section>
  );
}
