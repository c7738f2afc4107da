import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import type { Bookmark } from '@/api/bookmark/contract';
import { ProgramDetailsLink } from '@/shared/program/program-details-link';
import { nearColor, nextDeadlines, type NextDeadline } from '@/shared/program/deadlines';
import { useDeadlineFormat } from '@/shared/program/use-deadline-format';
import { useNow } from '@/shared/hooks/use-now';
import { dayParts } from '@/i18n/format-date';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { cx } from '@/ui/cx';
import { PartState } from './part-state';

const SHOWN = 3;

type CellProps = { next: NextDeadline; first: boolean };

function DeadlineCell({ next: { bookmark, task, due, days }, first }: CellProps) {
  const color = first && nearColor(task, days);
  const { t } = useTranslation('profile');
  const { inDays, clock } = useDeadlineFormat();
  const { program } = bookmark;
  const { day, month } = dayParts(useLocale(), due.day);
  const time = clock(due);
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 py-4 not-first:border-t md:block md:px-5 md:pb-6 md:first:pl-0 md:not-first:border-t-0 md:not-first:border-l">
      <p className="items-baseline gap-2 md:mb-3 md:flex">
        <span className={cx('fig num block text-44', color)}>{day}</span>{' '}
        <span className="block text-muted max-md:text-13 md:text-17">{month}</span>
      </p>
      <div>
        <p className="text-17 font-600 wrap-anywhere">
          <ProgramDetailsLink program={program} />
        </p>
        <p className="wrap-anywhere">{program.school.name}</p>
        <p>
          {t(`next.${task}`)}
          <span aria-hidden> · </span>
          <span className={cx('whitespace-nowrap', color && 'font-600', color)}>
            {inDays(days)}
          </span>
        </p>
        {time !== null && <p className="text-13 text-muted">{time}</p>}
      </div>
    </li>
  );
}

/** The next deadlines of the plan; a student's own date takes precedence over the program's. */
export function DeadlinesSection({ query }: { query: UseQueryResult<Bookmark[]> }) {
  const { t } = useTranslation('profile');
  const id = useId();
  const now = useNow();
  // OpenTasks covers an empty plan.
  if (query.data?.length === 0) return null;
  const next = nextDeadlines(query.data ?? [], now, SHOWN);
  return (
    <section aria-labelledby={id} className="mt-16 md:mt-24">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-12">
        <h2 id={id} className="text-32">
          {t('next.title')}
        </h2>
        <LocalLink to="checklist" className="link tap">
          {t('next.all')}
        </LocalLink>
      </div>
      {!query.data && (
        <PartState loading={t('next.loading')} failed={t('next.failed')} query={query} />
      )}
      {query.data && next.length === 0 && <p className="ruled py-5 text-muted">{t('next.none')}</p>}
      {next.length > 0 && (
        <ol className="ruled border-b md:grid md:grid-cols-3">
          {next.map((item, index) => (
            <DeadlineCell key={item.bookmark.id} next={item} first={index === 0} />
          ))}
        </ol>
      )}
    </section>
  );
}
