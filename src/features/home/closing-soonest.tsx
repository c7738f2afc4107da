import { useDeferredValue } from 'react';
import type { Program } from '@/api/program/contract';
import type { Id } from '@/api/http/schemas';
import { daysLeft, programDue, type DueDate } from '@/shared/program/deadlines';
import { useEngine } from '@/shared/program/use-engine';
import { RetryLine } from '@/shared/states/retry-line';
import { useNow } from '@/shared/hooks/use-now';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { Skeleton } from '@/ui/skeleton';
import { DeadlineCells } from './deadline-cells';
import { WideSection } from './section';

const COUNT = 4;

/** The first upcoming program of each school, so that one large school does not fill the row; at most `COUNT`. */
function onePerSchool(programs: readonly Program[], now: Date) {
  const first = new Map<Id, { program: Program; due: DueDate }>();
  for (const program of programs) {
    if (first.has(program.school.id)) continue;
    const due = programDue(program);
    if (!due || daysLeft(due, now) < 0) continue;
    first.set(program.school.id, { program, due });
    if (first.size === COUNT) break;
  }
  return [...first.values()];
}

/** The nearest deadlines of all programs, shown before the first answer. */
export function ClosingSoonest() {
  const { t } = useTranslation('home');
  const now = useNow();
  const { data, isError, refetch } = useEngine({
    position: 'pre',
    page: 1,
    body: { sort: 'deadline', order: 'asc' },
  });
  // It is below the question: an answer that is given when the programs come is painted before them.
  const programs = useDeferredValue(isError ? undefined : data?.data);
  const isPending = !programs && !isError;
  const cells = onePerSchool(programs ?? [], now);
  if (!isPending && !isError && cells.length === 0) return null;
  return (
    <WideSection title={t('soon.title')} lead={t('soon.lead')}>
      {isError && <RetryLine className="ruled py-6" text={t('soon.failed')} retry={refetch} />}
      {isPending && (
        <div role="status" className="ruled grid grid-cols-2 gap-5 py-5 md:grid-cols-4">
          <span className="sr-only">{t('soon.loading')}</span>
          {Array.from({ length: COUNT }, (_, cell) => (
            <div key={cell} className="grid gap-3">
              <Skeleton width="40%" height={44} />
              <Skeleton width="80%" height={20} />
              <Skeleton width="60%" />
            </div>
          ))}
        </div>
      )}
      {cells.length > 0 && (
        <>
          <DeadlineCells cells={cells} />
          <LocalLink to="school-list" search={{ sort: 'deadline' }} className="link tap mt-2">
            {t('soon.all')}
          </LocalLink>
        </>
      )}
    </WideSection>
  );
}
