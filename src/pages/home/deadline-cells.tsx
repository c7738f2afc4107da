import { useTranslation } from 'react-i18next';
import type { Program } from '@/api/contract/program';
import { useNow } from '@/features/results/use-now';
import { dayParts, daysUntil } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { LocalLink } from '@/routing/local-link';

/** A deadline this near is in lacquer: it needs the reader. */
const NEAR_DAYS = 14;

/** Programs by their deadline: large numerals in ruled cells, two across on a phone. */
export function DeadlineCells({ programs }: { programs: readonly Program[] }) {
  const { t } = useTranslation('home');
  const locale = useLocale();
  const now = useNow();
  return (
    <ol className="ruled grid grid-cols-2 md:auto-cols-fr md:grid-flow-col md:grid-cols-none md:border-b">
      {programs.map(({ id, title, school, deadline }) => {
        const { day, month } = dayParts(locale, deadline ?? '');
        const days = daysUntil(deadline ?? '', now);
        const near = days <= NEAR_DAYS;
        return (
          <li
            key={id}
            className="border-b py-3 pr-4 even:border-l even:pl-4 md:border-b-0 md:px-5 md:pt-4 md:pb-5 md:first:pl-0 md:not-first:border-l"
          >
            <p className="mb-3 flex items-baseline gap-2">
              <span className={near ? 'fig text-44 text-accent' : 'fig text-44'}>{day}</span>
              <span className="text-17 text-muted">{month}</span>
            </p>
            <p className="text-17 font-600 wrap-anywhere">
              <LocalLink
                to="school-list"
                search={{ school: String(school.id), program: String(id) }}
                className="no-underline hover:underline"
              >
                {title}
              </LocalLink>
            </p>
            <p className="wrap-anywhere text-muted">{school.name}</p>
            <p className={near ? 'font-600 text-accent' : 'text-muted'}>
              {days === 0 ? t('soon.today') : t('soon.in', { count: days })}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
